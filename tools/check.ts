// The house rules (M1–M8): pnpm check [name …]. Prints one line a check; fails if any check finds something.
import { checks } from './checks/all.ts'
import { longFiles } from './checks/budgets.ts'
import type { Check } from './checks/finding.ts'
import { root } from './lib/root.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in checks))
if (unknown.length) throw new Error(`no check ${unknown.join(', ')}; there are ${Object.keys(checks).join(', ')}`)

let failed = 0
for (const [name, [title, check]] of Object.entries<[string, Check]>(checks)) {
  if (wanted.length && !wanted.includes(name)) continue
  const began = performance.now()
  const findings = await check(root)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${findings.length ? 'FAILED' : 'ok    '} ${name.padEnd(9)} ${title} (${seconds} s)`)
  for (const { where, what, fix } of findings) console.log(`         ${where}: ${what} → ${fix}`)
  if (findings.length) failed += 1
}
if (wanted.length === 0) for (const file of longFiles(root)) console.log(`note   ${file} is long: is it two?`)
if (failed) process.exit(1)
