// Breaks of what the database itself holds: conditions inside functions and row policies. Read from the migrations; the
// last definition of a name counts. They are applied to the template from which every test copies its database.
import { fencesIn } from './code-mutants.ts'
import type { Mutant, TestStep } from './mutant.ts'

const functions = /create\s+(?:or\s+replace\s+)?function\s+(\w+)[\s\S]*?\$(\w*)\$[\s\S]*?\$\2\$[^;]*;/gi
const policies = /create\s+policy\s+(\w+)\s+on\s+(\w+)[\s\S]*?;/gi

/** Comments may hold words that look like conditions. */
const withoutComments = (sql: string) => sql.replaceAll(/--.*$/gm, '')

function lastOf(migrations: readonly string[], pattern: RegExp, nameOf: (match: RegExpExecArray) => string) {
  const found = new Map<string, string>()
  for (const sql of migrations)
    for (const match of withoutComments(sql).matchAll(pattern)) found.set(nameOf(match), match[0])
  return [...found]
}

export function databaseMutants(migrations: readonly string[], steps: TestStep[]): Mutant[] {
  const mutant = (id: string, apply: string, undo: string): Mutant => ({
    id: `database ${id}`,
    kind: 'database',
    edit: { apply, undo },
    steps,
  })
  const inFunctions = lastOf(migrations, functions, ([, name = '']) => name).flatMap(([name, written]) => {
    const definition = written.replace(/^create\s+(?:or\s+replace\s+)?/i, 'create or replace ')
    const body = definition.indexOf('$')
    // A trigger keeps columns; whom a row is shown to is not its matter.
    if (/returns\s+trigger/i.test(definition)) return []
    return fencesIn(definition)
      .filter(({ start }) => start > body)
      .flatMap(({ start, end, place }, at) =>
        ['true', 'false'].map((value) =>
          mutant(
            `function ${name} #${at + 1} «${place}» always ${value}`,
            definition.slice(0, start) + value + definition.slice(end),
            definition,
          ),
        ),
      )
  })
  const inPolicies = lastOf(migrations, policies, ([, name = '', table = '']) => `${name} on ${table}`).map(
    ([name, written]) =>
      mutant(
        `policy ${name}: lets everything through`,
        `alter policy ${name} using (true)`,
        `drop policy ${name}; ${written}`,
      ),
  )
  return [...inFunctions, ...inPolicies]
}
