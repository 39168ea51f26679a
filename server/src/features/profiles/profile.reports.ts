// Profiles of people and companies as what people report.
import type { ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'

import type { Tx } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Kept, Reportable, ReportableKind } from '../../plugs/report-targets.ts'
import { restoreCompany, restorePerson, type KeptProfile } from './actions/restore-profile.ts'
import { takeAwayCompany, takeAwayPerson } from './actions/take-away-profile.ts'
import {
  findCompanyParts,
  findPersonParts,
  listCompanyNames,
  type CompanyParts,
  type PersonParts,
} from './profile-report.queries.ts'
import { findProfileOwner } from './profile-write.queries.ts'

async function ownerOf(tx: Tx, target: ReportTarget, id: string) {
  const owner = await findProfileOwner(tx, id)
  if (!owner || (owner.person_id === null) !== (target === 'COMPANY_PROFILE')) throw new Refusal('not_found', { id })
  return owner
}

const reportable = (target: 'USER_PROFILE' | 'COMPANY_PROFILE'): ReportableKind => ({
  may: 'profile.report',
  companyOf: async (tx, id) => (await ownerOf(tx, target, id)).company_id,
  authorOf: async (tx, id) => (await ownerOf(tx, target, id)).person_id,
})

const keptParts = <P>(kept: Kept | null) => (kept as KeptProfile<P> | null)?.parts

const textOf = ({ slogan, bio, links }: PersonParts | CompanyParts) =>
  [slogan, bio, links.map(({ url }) => url).join('\n')].filter(Boolean).join('\n\n')

const picturesOf = (resources: readonly string[], id: string) => resources.map((resource) => ({ resource, id }))

const quotes: NonNullable<ReportableKind['quotes']> = async (_db, things) =>
  new Map(things.map(({ key, kept }) => [key, textOf(keptParts<PersonParts>(kept)!)]))

export const profileReports: Reportable = {
  USER_PROFILE: {
    ...reportable('USER_PROFILE'),
    quotes,
    describe: async (db, id, kept) => {
      const person = await findPersonParts(db, id)
      if (!person) return { entries: [], pageId: null }
      const body = textOf(keptParts<PersonParts>(kept) ?? person)
      const pictures = picturesOf(['avatar', 'banner'], person.id)
      return { entries: [{ authorId: person.id, body, date: null, isTarget: true, pictures }], pageId: id }
    },
    removable: {
      remove: takeAwayPerson,
      restore: (tx, me, { targetId }, kept) => restorePerson(tx, me, targetId, kept as KeptProfile<PersonParts>),
    },
  },
  COMPANY_PROFILE: {
    ...reportable('COMPANY_PROFILE'),
    quotes,
    subjects: async (db, ids) => new Map((await listCompanyNames(db, ids)).map(({ id, name }) => [id, name])),
    describe: async (db, id, kept) => {
      const company = await findCompanyParts(db, id)
      if (!company) return { entries: [], pageId: null }
      const body = textOf(keptParts<CompanyParts>(kept) ?? company)
      const pictures = picturesOf(['companyImage', 'companyBanner'], company.id)
      return { entries: [{ authorId: null, body, date: null, isTarget: true, pictures }], pageId: id }
    },
    removable: {
      remove: takeAwayCompany,
      restore: (tx, me, { targetId }, kept) => restoreCompany(tx, me, targetId, kept as KeptProfile<CompanyParts>),
    },
  },
}
