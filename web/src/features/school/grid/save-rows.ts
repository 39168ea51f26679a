// One call for each changed row, in order, at most four at once. A row that fails keeps its sentence; the others are saved.
import messages from '@werkplatz/content/messages/school.json'

import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { contentOf, type MarkRow } from './mark-rows.ts'

const AT_ONCE = 4

export interface Saving {
  semesterId: string
  rows: readonly MarkRow[]
  /** Marks that go. */
  removed: readonly MarkRow[]
}

/** Those that failed, with the reason. */
export async function saveRows({ semesterId, rows, removed }: Saving, onDone: (count: number) => void) {
  const work = [
    ...removed.map((row) => ({ row, run: () => removeMark(row.id!) })),
    ...rows.map((row) => ({ row, run: () => saveRow(semesterId, row) })),
  ]
  const failed = new Map<string, MarkRow>()
  let next = 0
  let done = 0
  const worker = async () => {
    for (let at = next++; at < work.length; at = next++) {
      const { row, run } = work[at]!
      try {
        await run()
        done += 1
        onDone(done)
      } catch (error) {
        failed.set(row.key, { ...row, failure: sentenceOf(error, row) })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return work.flatMap(({ row }) => failed.get(row.key) ?? [])
}

async function saveRow(schoolSemesterId: string, row: MarkRow) {
  const content = contentOf(row)
  const edit = (schoolMarkId: string) => call('editMark', { body: { schoolMarkId, ...content } })
  if (row.id) return void (await edit(row.id))
  const made = await call('createMark', { body: { schoolSemesterId, entryId: row.key, ...content } })
  // Only the answer was lost the first time, and the row was corrected since: the mark there is gets what stands here.
  const isSame = made.grade === content.grade && made.weight === content.weight && made.subject === content.subject
  if (!isSame) await edit(made.schoolMarkId)
}

/** What another device has deleted is gone as well. */
async function removeMark(schoolMarkId: string) {
  try {
    await call('deleteMark', { params: { schoolMarkId } })
  } catch (error) {
    if (!isApiError(error, 404)) throw error
  }
}

function sentenceOf(error: unknown, row: MarkRow): string {
  if (row.id && isApiError(error, 404)) return messages.deletedElsewhere.text
  if (isApiError(error, 400) && error.errors.length > 0) return error.errors.join(', ')
  return messages.rowFailed.text
}
