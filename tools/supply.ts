// What the product is made of: pnpm supply. Writes the list of parts (CycloneDX) to .cache/sbom.cdx.json, holds its
// licences against those we agreed to, and asks the registry for known weaknesses.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { filesIn, textOf } from './checks/tree.ts'
import { root } from './lib/root.ts'
import { auditVerdict } from './supply/audit.ts'
import { strangeLicences, type Parts } from './supply/licences.ts'

const AUDIT_MS = 60_000
const list = join(root, '.cache/sbom.cdx.json')

function pnpm(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('pnpm', args, { cwd: root, encoding: 'utf8', timeout: AUDIT_MS })
  return { code: status, output: `${stdout}${stderr}` }
}

mkdirSync(join(root, '.cache'), { recursive: true })
const made = pnpm('sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', list)
if (made.code !== 0) throw new Error(made.output)
const parts = JSON.parse(readFileSync(list, 'utf8')) as Parts
const own = filesIn(root, '*/package.json').map((file) =>
  (JSON.parse(textOf(root, file)) as { name: string }).name.split('/').at(-1)!,
)
const strange = strangeLicences(parts, own)
console.log(`${parts.components.length} parts in .cache/sbom.cdx.json; licences not agreed to: ${strange.length}`)
for (const part of strange) console.log(`  ${part} → replace it, or decide in tools/supply/licences.ts`)

const audited = pnpm('audit', '--audit-level', 'high', '--ignore-registry-errors')
const verdict = auditVerdict(audited)
if (verdict === 'clean') console.log('no known weakness that is high or critical')
if (verdict === 'weak') console.log(audited.output)
if (verdict === 'unanswered') console.log(`WARNING: not audited, the registry did not answer\n${audited.output.trim()}`)
if (strange.length || verdict === 'weak') process.exit(1)
