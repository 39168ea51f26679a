// What is no longer as it was approved: which fields, and for reviewers word by word.
import { reviewedFields, type ReviewedField } from '@werkplatz/contract/activity-review/fields.ts'
import type { ActivityChange, ActivityChanges, ActivityVersion } from '@werkplatz/contract/activity-review/schemas.ts'
import { diffArrays, diffWordsWithSpace } from 'diff'

import type { Member } from '../../access/member.ts'
import type { NamedFile, Version, VersionsRow } from './version.queries.ts'

type Part = ActivityChange['parts'][number]
type Mark = Part['mark']

const part = (mark: Mark, text: string): Part => ({ text, mark })
const idsOf = (files: readonly NamedFile[]) => files.map((file) => file.id).join()

function isChanged(before: Version, after: Version, field: ReviewedField): boolean {
  if (field === 'images' || field === 'documents') return idsOf(before[field]) !== idsOf(after[field])
  return before[field] !== after[field]
}

/** For the trail. */
export const changedFields = (before: Version, after: Version): ReviewedField[] =>
  reviewedFields.filter((field) => isChanged(before, after, field))

/** For the reviewers, in the order of the form. */
const changesBetween = (before: Version, after: Version): ActivityChange[] =>
  changedFields(before, after).flatMap((field) => {
    if (field === 'images' || field === 'documents') return fileChanges(field, before[field], after[field])
    if (field === 'description') return textChanges(before.description, after.description)
    return [{ field, paragraph: null, parts: valueParts(before[field], after[field]) }]
  })

type Value = string | number | boolean | null

/** What was empty has no old part, what was emptied no new one. */
const valueParts = (before: Value, after: Value): Part[] =>
  ([['old', before] as const, ['new', after] as const] as const).flatMap(([mark, value]) =>
    value === null || value === '' ? [] : [part(mark, String(value))],
  )

/** As the page draws them: an empty line begins a new one. */
const paragraphsOf = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())

/** Of a rewritten paragraph the words that differ; one that came or went is told as a whole, by its own number. */
function textChanges(before: string, after: string): ActivityChange[] {
  const changes: ActivityChange[] = []
  const tell = (paragraph: number, parts: Part[]) => changes.push({ field: 'description', paragraph, parts })
  let [oldAt, newAt] = [0, 0]
  let gone: string[] = []
  const tellGone = () => {
    for (const [i, text] of gone.entries()) tell(oldAt - gone.length + i + 1, [part('old', text)])
    gone = []
  }
  for (const { value, added, removed } of diffArrays(paragraphsOf(before), paragraphsOf(after))) {
    if (removed) {
      gone = value
      oldAt += value.length
      continue
    }
    if (added) {
      for (const [i, text] of value.entries()) {
        const was = gone.shift()
        tell(newAt + i + 1, was === undefined ? [part('new', text)] : wordParts(was, text))
      }
    }
    tellGone()
    newAt += value.length
    if (!added) oldAt += value.length
  }
  tellGone()
  // The same words with other line breaks between paragraphs look the same to everybody.
  return changes
}

const wordParts = (before: string, after: string): Part[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) =>
    part(added ? 'new' : removed ? 'old' : 'same', value),
  )

function fileChanges(field: 'images' | 'documents', before: NamedFile[], after: NamedFile[]): ActivityChange[] {
  const isIn = (files: NamedFile[]) => (file: NamedFile) => files.some(({ id }) => id === file.id)
  const kept = after.filter(isIn(before))
  const isReordered = idsOf(kept) !== idsOf(before.filter(isIn(after)))
  return [
    ...before.filter((file) => !isIn(after)(file)).map((file) => [part('old', file.name)]),
    ...after.filter((file) => !isIn(before)(file)).map((file) => [part('new', file.name)]),
    ...(isReordered ? [kept.map((file) => part('moved', file.name))] : []),
  ].map((parts) => ({ field, paragraph: null, parts }))
}

const presentVersion = ({ images, documents, workSectorId: _id, ...rest }: Version): ActivityVersion => ({
  ...rest,
  images: images.map((file) => file.name),
  documents: documents.map((file) => file.name),
})

export const presentChanges = (row: VersionsRow, me: Member): ActivityChanges => ({
  date: row.date_approved.toISOString(),
  reviewer: row.reviewer,
  isMine: row.reviewer_id === me.id,
  items: changesBetween(row.approved, row.current),
  approved: presentVersion(row.approved),
})
