// M11: while a version changes, the old code runs on the new tables. A migration that takes something away from it says
// since when nobody asks for it any more.
import type { Finding } from './finding.ts'
import { filesIn, lineOf, textOf } from './tree.ts'

/** Before it there was nothing in use that could have been replaced while it ran. */
const FIRST = '0072'

const takesAway: [RegExp, string][] = [
  [/\bdrop\s+(table|column|view|materialized\s+view|function|procedure)\b/gi, 'drops something'],
  [/\brename\s+(column\b|to\b|\w+\s+to\b)/gi, 'renames something'],
  [/\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/gi, 'changes a type'],
  [/\bset\s+not\s+null\b/gi, 'demands a value'],
  [/\badd\s+column\s+(?:(?!\bdefault\b|\bgenerated\b|,|;)[\s\S])*\bnot\s+null\b(?!\s+default)/gi, 'demands a value'],
]

/** The same length, so that lines stay where they are. */
const withoutComments = (sql: string) => sql.replaceAll(/--.*$/gm, (comment) => ' '.repeat(comment.length))

export const checkMigrations = (root: string): Finding[] =>
  filesIn(root, 'server/src/db/migrations/*.sql')
    .filter((file) => file.split('/').at(-1)! >= FIRST)
    .flatMap((file) => {
      const text = textOf(root, file)
      if (/^--[ \t]*contract:[ \t]*\S.{10}/m.test(text)) return []
      const sql = withoutComments(text)
      return takesAway.flatMap(([pattern, what]) =>
        [...sql.matchAll(pattern)].map((match) => ({
          where: `${file}:${lineOf(sql, match.index)}`,
          what: `${what} that the version before may still use`,
          fix: 'add only (docs/operations/upgrade.md); or say «-- contract: since which version nobody uses it»',
        })),
      )
    })
