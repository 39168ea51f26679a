// One table: what every table of the database holds of people, what an export takes of it, what a deletion leaves and how
// long it is kept. Export, deletion, retention, the printed register and its check are driven by it. A table without a
// rule does not compile; a column without one fails server/src/db/test/data-rules.test.ts.
//
// The order is the order of a deletion: what hangs on something goes before it, the person last.
import { accountRules } from './account.ts'
import { communityRules } from './community.ts'
import type { DataRules } from './data-rule.ts'
import { marketRules } from './market.ts'
import { toldRules } from './told.ts'
import { trainingRules } from './training.ts'

export const dataRules: DataRules = {
  ...toldRules,
  ...communityRules,
  ...trainingRules,
  ...marketRules,
  ...accountRules,
}
