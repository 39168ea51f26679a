// Arguments for query functions that a placeholder cannot stand for, by function name; the connection is left out.
// Needed only where a function decides by the value of an argument.
const texts = { title: 'title', body: 'body' }
const portion = {
  eventId: 'eventId',
  kind: 'kind',
  type: 'type',
  setting: 'statusSetting',
  targetId: 'targetId',
  actorId: 'actorId',
  texts,
  outside: { companyId: 'companyId', texts },
}

export const sqlSamples: Record<string, readonly unknown[]> = {
  updateWithoutMail: ['personId', ['activitySetting', 'statusSetting']],
  insertPortion: [portion, ['id']],
}
