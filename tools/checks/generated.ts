// M4: what is printed from code is current: the tables in docs, the browser's route table, the SQL beside the queries.
// The row types need a database and are held against one in database-types.ts.
import type { Finding } from './finding.ts'
import { filesIn, has } from './tree.ts'

interface Printed {
  files: Map<string, string>
  failures: { file: string; name: string; why: string }[]
}

export async function checkTables(root: string): Promise<Finding[]> {
  const { printTables, staleFiles } = await import('../print-tables.ts')
  const printed = printTables()
  const leftOver = filesIn(root, 'docs/tables/*.md').filter((file) => !printed.has(file))
  return [
    ...staleFiles(root, printed).map((where) => ({ where, what: 'is not what is printed', fix: 'run pnpm tables' })),
    ...leftOver.map((where) => ({ where, what: 'nothing prints this table', fix: 'delete it' })),
  ]
}

export async function checkSql(root: string): Promise<Finding[]> {
  const { staleFiles } = await import('../print-tables.ts')
  const { printSql } = await import('../print-sql.ts')
  const { files, failures }: Printed = await printSql(root)
  const leftOver = filesIn(root, 'server/src/**/*.queries.sql').filter(
    (file) => !has(root, file.replace(/\.sql$/, '.ts')),
  )
  return [
    ...failures.map(({ file, name, why }) => ({
      where: file,
      what: `${name} cannot be printed: ${why}`,
      fix: 'add arguments for it to tools/sql-samples.ts',
    })),
    ...staleFiles(root, files).map((where) => ({ where, what: 'is not what is printed', fix: 'run pnpm sql' })),
    ...leftOver.map((where) => ({ where, what: 'its queries file is gone', fix: 'delete it' })),
  ]
}
