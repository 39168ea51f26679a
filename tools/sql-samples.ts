// Arguments for query functions that a placeholder cannot stand for, by function name; the connection is left out.
// Needed only where a function decides by the value of an argument.
import { caller } from './sql/caller.ts'
import { placeholder } from './sql/placeholder.ts'

const firstPage = { offset: placeholder('offset'), size: placeholder('size'), isBackward: false }

export const sqlSamples: Record<string, readonly unknown[]> = {
  listActivities: [caller, 'ALL', 'plain', firstPage, placeholder('words')],
  countActivities: [caller, 'ALL'],
}
