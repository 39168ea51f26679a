// M8: one command each to run, to test and to check; and what a machine runs before a merge is the same.
import type { Finding } from './finding.ts'
import { has, textOf } from './tree.ts'

const scripts = ['dev', 'test', 'check', 'e2e', 'tables', 'typecheck', 'lint', 'format']
/** What .ci/run must call, each as people would. */
const steps: [string, RegExp][] = [
  ['format', /\boxfmt --check\b|pnpm format --check/],
  ['lint', /\boxlint\b|pnpm lint/],
  ['types', /pnpm typecheck|\btsc -b\b/],
  ['house rules', /pnpm check\b|tools\/check\.ts/],
  ['parts', /pnpm supply\b|tools\/supply\.ts/],
  ['tests', /\bvitest run\b|pnpm test\b/],
  ['browser stories', /pnpm e2e\b|playwright test/],
]

export function checkCommands(root: string): Finding[] {
  const manifest = JSON.parse(textOf(root, 'package.json')) as { scripts?: Record<string, string> }
  const missing = scripts
    .filter((name) => !manifest.scripts?.[name])
    .map((name) => ({ where: 'package.json', what: `no script ${name}`, fix: `pnpm ${name} must be one command` }))
  const dangling = Object.entries(manifest.scripts ?? {}).flatMap(([name, command]) =>
    [...command.matchAll(/(?:^|\s)(?:node )?((?:tools|server|web|e2e)\/[\w./-]+)/g)]
      .filter(([, path = '']) => !has(root, path))
      .map(([, path]) => ({ where: 'package.json', what: `script ${name} names ${path}`, fix: 'it does not exist' })),
  )
  if (!has(root, '.ci/run')) return [...missing, { where: '.ci/run', what: 'is missing', fix: 'write it' }]
  // A step that is only talked about does not run.
  const run = textOf(root, '.ci/run').replaceAll(/^\s*#.*$/gm, '')
  const unrun = steps
    .filter(([, pattern]) => !pattern.test(run))
    .map(([name]) => ({ where: '.ci/run', what: `does not run: ${name}`, fix: 'add the step' }))
  return [...missing, ...dangling, ...unrun]
}
