// M4, for the row types: a fresh database gets the migrations and the committed types must be what it yields.
import { printDbTypes } from '../print-db-types.ts'
import type { Finding } from './finding.ts'

export async function checkDatabaseTypes(root: string): Promise<Finding[]> {
  try {
    await printDbTypes(true, root)
    return []
  } catch (error) {
    const [, ...reason] = (error as Error).message.split('\n')
    const what = reason.find((line) => line.trim().startsWith('✗'))
      ? 'is not what the migrations make'
      : `could not be held against a database: ${(error as Error).message.slice(0, 300)}`
    return [{ where: 'server/src/db/types.gen.ts', what, fix: 'run pnpm db:types (needs the services)' }]
  }
}
