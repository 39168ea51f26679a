// Dead code: files, exports and dependencies that nothing uses, and packages that are used without being declared.
// knip finds them; knip.jsonc says where programs begin.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { root as toolsRoot } from '../lib/root.ts'
import type { Finding } from './finding.ts'

interface Named {
  name: string
  line?: number
}
/** knip's report: one entry a file, with a list for each kind of issue. */
type Issues = { file: string } & Record<string, Named[] | string>

const kinds: Record<string, [what: string, fix: string]> = {
  files: ['nothing uses this file', 'delete it, or use it'],
  dependencies: ['unused dependency', 'take it out of package.json'],
  devDependencies: ['unused dependency', 'take it out of package.json'],
  unlisted: ['undeclared dependency', 'add it to the package.json of this package'],
  unresolved: ['import that leads nowhere', 'correct it'],
  exports: ['nobody imports', 'do not export it, or delete it'],
  duplicates: ['exported twice', 'export it once'],
}

export function checkUnused(root: string): Finding[] {
  const { stdout, stderr, status } = spawnSync(
    join(toolsRoot, 'node_modules/.bin/knip'),
    [
      '--directory',
      root,
      '--no-progress',
      '--no-config-hints',
      '--no-exit-code',
      '--reporter',
      'json',
      '--include',
      Object.keys(kinds).join(','),
    ],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  if (status !== 0) return [{ where: 'knip.jsonc', what: `knip did not run: ${stderr.trim()}`, fix: 'see its message' }]
  const { issues } = JSON.parse(stdout) as { issues: Issues[] }
  return issues.flatMap((issue) =>
    Object.entries(kinds).flatMap(([kind, [what, fix]]) =>
      ((issue[kind] ?? []) as Named[]).flat().map(({ name, line }) => ({
        where: line ? `${issue.file}:${line}` : issue.file,
        what: kind === 'files' ? what : `${what}: ${name}`,
        fix,
      })),
    ),
  )
}
