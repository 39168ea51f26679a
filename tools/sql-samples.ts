// Arguments for query functions that a placeholder cannot stand for, by function name; the connection is left out.
// Needed only where a function decides by the value of an argument.
import { caller } from './sql/caller.ts'
import { placeholder } from './sql/placeholder.ts'

const firstPage = { offset: placeholder('offset'), size: placeholder('size'), isBackward: false }
const portion = {
  eventId: 'eventId',
  kind: 'kind',
  type: 'type',
  setting: 'statusSetting',
  targetId: 'targetId',
  actorId: 'actorId',
}
const said = [{ companyId: 'companyId', title: 'title', body: 'body' }]

export const sqlSamples: Record<string, readonly unknown[]> = {
  updateWithoutMail: ['personId', ['activitySetting', 'statusSetting']],
  insertPortion: [portion, said, ['id']],
  listActivities: [caller, 'ALL', 'plain', firstPage, placeholder('words')],
  countActivities: [caller, 'ALL'],
  countScanned: [caller, 'ALL', placeholder('words')],
  countIndexed: [caller, 'ALL', placeholder('words')],
  stampSeen: ['application', 'id', 'by', placeholder('at')],
  stampDue: [{ id: 'id', table: 'application', step: 'remind' }, placeholder('today'), placeholder('at')],
}
