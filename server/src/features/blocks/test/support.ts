// Blocking in a few words.
import type { TestApp } from '../../../../test/app.ts'
import type { Person } from '../../../../test/people.ts'

export const blocksOf = (app: TestApp) => ({
  block: (who: Person, userId: string) => app.call('createBlock', { as: who, body: { userId } }),
  unblock: (who: Person, userId: string) => app.call('deleteBlock', { as: who, body: { userId } }),
  list: async (who: Person) => (await app.call('listBlocks', { as: who, query: {} })).body,
  check: async (who: Person, userId: string) => (await app.call('checkBlock', { as: who, query: { userId } })).body,
})
