// What somebody copied from a spreadsheet: Fach, Note and perhaps Gewicht, by tabulator or semicolon.
import messages from '@werkplatz/content/messages/school.json'
import { MOST_NEW_MARKS } from '@werkplatz/contract/school/limits.ts'

import { contentOf, errorsOf, type MarkContent, type Typed } from './mark-rows.ts'

export interface PastedLine extends Typed {
  /** Which line of the text, from 1. */
  n: number
  /** Missing: it can be taken. */
  reason?: string
}

/** More than a word: several lines, or columns. */
export const looksLikeTable = (text: string) => /[\t\n;]/.test(text.trim())

const isHead = (columns: readonly string[]) => /^note$/i.test(columns[1] ?? '')

export function readPasted(text: string): PastedLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, at): PastedLine[] => {
    if (line.trim() === '') return []
    const columns = line.split(line.includes('\t') ? '\t' : ';').map((column) => column.trim())
    if (at === 0 && isHead(columns)) return []
    const [subject = '', grade = '', weight = ''] = columns
    const typed = { n: at + 1, subject, grade, weight: weight || '1' }
    if (columns.length < 2 || columns.length > 3) return [{ ...typed, reason: messages.pasteReasonColumns.text }]
    const errors = errorsOf(typed)
    const reason = errors.subject ?? errors.grade ?? errors.weight
    return [reason ? { ...typed, reason } : typed]
  })
}

/** As many as may be added at once. */
export const takenOf = (lines: readonly PastedLine[]): MarkContent[] =>
  lines
    .filter(({ reason }) => !reason)
    .slice(0, MOST_NEW_MARKS)
    .map(contentOf)
