// Writes a text into every field of the admin tool that others read. What stands in it, the story says.
import type { APIRequestContext } from '@playwright/test'

import { demoId } from '../../server/src/demo/demo-id.ts'
import { picture } from './picture.ts'
import type { TextOf } from './plant-texts.ts'
import { good, upload, type Call, type Planter } from './planted.ts'

interface Version {
  version: number
  state: string
  groups: {
    name: string
    forApprentice: boolean
    criteria: { name: string; description: string; sameAs: string | null }[]
  }[]
}

/** A profession, a sector, a picture and the draft of the criteria. `restore` takes back what others would be offered. */
export async function plantCatalogues(call: Call, textOf: TextOf, request: APIRequestContext) {
  const name = textOf('addEntry.name', 'Beruf-V')
  const profession = {
    kind: 'professions',
    name,
    short: textOf('addEntry.short', 'Kurz-V'),
    field: textOf('addEntry.field', 'Feld-V'),
    durationYears: 3,
  }
  const sector = {
    kind: 'sectors',
    name: `Bereich ${Date.now()}`,
    description: textOf('addEntry.description', 'Text-V'),
  }
  for (const body of [profession, sector]) good(await call('addEntry', { body }))
  const template = {
    imageId: await upload(call, request, 'Image', picture('vorlage.png', 640)),
    name: textOf('addTemplate.name', 'Vorlage-V'),
    alt: textOf('addTemplate.alt', 'Alt-V'),
  }
  good(await call('addTemplate', { body: template }))
  const takeBackCriteria = await plantCriteria(call, textOf)
  return {
    restore: async () => {
      await takeBackCriteria()
      for (const { kind, name: entry } of [profession, sector]) {
        const all = good(await call('listCatalogue', { query: { kind } })).body as { id: string; name: string }[]
        good(await call('retireEntry', { body: { kind, id: all.find((one) => one.name === entry)!.id } }))
      }
      const templates = good(await call('listManagedTemplates')).body as { id: string; name: string }[]
      good(await call('retireTemplate', { body: { id: templates.find((one) => one.name === template.name)!.id } }))
    },
  }
}

async function plantCriteria(call: Call, textOf: TextOf) {
  const draftOf = async () =>
    (good(await call('listCriteriaVersions')).body as Version[]).find(({ state }) => state === 'DRAFT')
  const before = await draftOf()
  if (!before) good(await call('draftCriteria'))
  const { version } = (await draftOf())!
  const criterion = {
    name: textOf('editCriteria.groups.criteria.name', 'Kriterium-V'),
    description: textOf('editCriteria.groups.criteria.description', 'Erklärung-V'),
  }
  const name = textOf('editCriteria.groups.name', 'Gruppe-V')
  const groups = [{ name, forApprentice: true, criteria: [criterion] }]
  good(await call('editCriteria', { body: { version, groups } }))
  return async () => {
    if (!before) return void good(await call('discardCriteria', { body: { version } }))
    const kept = before.groups.map(({ name: group, forApprentice, criteria }) => ({
      name: group,
      forApprentice,
      criteria: criteria.map((one) => ({ name: one.name, description: one.description, sameAs: one.sameAs })),
    }))
    good(await call('editCriteria', { body: { version, groups: kept } }))
  }
}

/** Reported, decided, objected to and settled by a second person. The id of the case. */
export async function plantCase(
  { reporter, author, first, second }: { reporter: Planter; author: Planter; first: Call; second: Call },
  textOf: TextOf,
  postId: string,
) {
  good(await reporter.call('fileReport', { body: { targetId: postId, target: 'POST', report: 'SPAM' } }))
  const open = good(await first('listReports', { query: { view: 'OPEN', size: '50' } })).body.content as {
    id: string
    author: { name: string } | null
  }[]
  const { id } = open.find((one) => one.author?.name.includes('Kimxa'))!
  good(await first('takeReport', { body: { id } }))
  const reasons = textOf('decideReport.reasons', 'Grund-R')
  const answer = textOf('decideReport.answer', 'Dank-R')
  good(await first('decideReport', { body: { id, decision: 'WARNED', reasons, answer } }))
  good(await author.call('objectToDecision', { body: { id, body: textOf('objectToDecision.body', 'Einspruch-R') } }))
  const settled = textOf('settleObjection.reasons', 'Zweite-R')
  good(await second('settleObjection', { body: { id, outcome: 'UPHELD', reasons: settled } }))
  return id
}

/** A post that a moderator deletes and brings back. The id of the case. */
export async function plantRemoval(author: Planter, moderator: Call, textOf: TextOf) {
  const { id: postId } = good(await author.call('savePost', { body: { body: 'Velo zu verkaufen' } })).body as {
    id: string
  }
  good(await moderator('deletePost', { body: { id: postId, reasons: textOf('deletePost.reasons', 'Grund-L') } }))
  const closed = good(await moderator('listReports', { query: { view: 'CLOSED', size: '50' } })).body.content as {
    id: string
    decision: string
    author: { name: string } | null
  }[]
  const { id } = closed.find((one) => one.decision === 'REMOVED' && one.author?.name.includes('Kimxa'))!
  const reasons = textOf('restoreReported.reasons', 'Zurück-R')
  good(await moderator('restoreReported', { body: { id, reasons } }))
  return id
}

/** Posts of a company are switched off, until `restore`. */
export async function plantSwitch(call: Call, textOf: TextOf, company: string) {
  const which = { feature: 'posts', companyId: demoId(company) }
  const notice = textOf('switchOff.notice', 'Hinweis-V')
  const reason = textOf('switchOff.reason', 'Anlass-V')
  good(await call('switchOff', { body: { ...which, notice, reason } }))
  return { restore: async () => void good(await call('switchOn', { body: which })) }
}
