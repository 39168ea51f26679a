// The list of all house checks, by the name one can call them by.
import { checkBudgets } from './budgets.ts'
import { checkCommands } from './commands.ts'
import { checkDatabaseTypes } from './database-types.ts'
import { checkDocs } from './docs.ts'
import { checkEvents } from './events.ts'
import type { Check } from './finding.ts'
import { checkForbiddenText } from './forbidden-text.ts'
import { checkSql, checkTables } from './generated.ts'
import { checkImports } from './imports.ts'
import { checkMigrations } from './migrations.ts'
import { checkRoutes } from './routes.ts'
import { checkStatuses } from './statuses.ts'
import { checkStrangers } from './strangers.ts'
import { checkSupply } from './supply.ts'
import { checkTexts } from './texts.ts'
import { checkUiWords } from './ui-words.ts'
import { checkUnused } from './unused.ts'
import { checkWebTexts } from './web-texts.ts'
import { checkWords } from './words.ts'

export type CheckName = keyof typeof checks

export const checks = {
  routes: ['M1 every route: who may, one handler, matrix, fuzz; every action: a test', checkRoutes],
  statuses: ['M2 every status machine is a tested table', checkStatuses],
  events: ['M3 every event is heard, every destination gated', checkEvents],
  tables: ['M4 printed tables are current', checkTables],
  sql: ['M4 printed SQL is current', checkSql],
  'db-types': ['M4 row types match the migrations', checkDatabaseTypes],
  imports: ['M5 import arrows', checkImports],
  budgets: ['M6 line budgets', checkBudgets],
  forbiddenText: ['M6 words in their place', checkForbiddenText],
  'ui-words': ['M6 no word of the domain in web/src/ui', checkUiWords],
  'web-texts': ['M6 no text for people in a component', checkWebTexts],
  texts: ['M6 every text is used, every specified one shown', checkTexts],
  words: ['M6 one word a thing, as in content/glossary.json', checkWords],
  docs: ['M7 every documented path exists', checkDocs],
  commands: ['M8 one command each', checkCommands],
  strangers: ['M9 what strangers see of a person is decided in one place', checkStrangers],
  supply: ['M10 what others make is pinned', checkSupply],
  migrations: ['M11 a migration takes nothing from the version before', checkMigrations],
  unused: ['dead code and dependencies', checkUnused],
} satisfies Record<string, [title: string, check: Check]>
