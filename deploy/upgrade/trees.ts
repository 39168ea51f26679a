// Two versions of the product side by side, each a folder of its own: an older commit, and what lies here now. They share
// the installed packages, but never each other's contract and content.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../../tools/lib/root.ts'
import { run } from '../../tools/lib/run.ts'

const parts = ['server', 'contract', 'content']
const home = join(root, '.cache/upgrade')
export const migrationsOf = (tree: string) => join(tree, 'server/src/db/migrations')

/** The version before the newest migration: the last one that ran on the tables as they were. */
export async function versionBefore(): Promise<string> {
  const log = ['log', '-1', '--first-parent', '--format=%H', '--', 'server/src/db/migrations']
  const newest = (await run('git', log, { output: 'collect' })).trim()
  return (await run('git', ['rev-parse', `${newest}^1`], { output: 'collect' })).trim()
}

export async function makeTree(name: string, commit?: string): Promise<string> {
  const tree = join(home, name)
  rmSync(tree, { recursive: true, force: true })
  mkdirSync(tree, { recursive: true })
  const source = commit
    ? `git archive ${commit} ${parts.join(' ')} package.json`
    : `git ls-files -co --exclude-standard -- ${parts.join(' ')} package.json | xargs -d '\\n' ls -d 2>/dev/null | tar -c -T -`
  await run('bash', ['-c', `${source} | tar -x -C "${tree}"`], { output: 'collect' })
  // Hard links: a second name for each file costs nothing, and the sandbox of uploads finds everything in one place. What the
  // packages know of each other are relative links, so each version gets its own contract and content.
  await run('bash', ['-c', `cp -al node_modules "${tree}/" && rm -rf "${tree}/node_modules/.cache"`], {
    output: 'collect',
  })
  for (const part of parts)
    if (existsSync(join(root, part, 'node_modules')))
      await run('cp', ['-a', join(part, 'node_modules'), join(tree, part)], { output: 'collect' })
  return tree
}

/** Whose rows and statements are used most: a changed column there is noticed if anywhere. */
const hot = ['person', 'session', 'company', 'activity', 'notification', 'post', 'file', 'chat_participant', 'setting']

/** What a release adds before its code runs; one table a file, so that none waits for two locks. */
export function plantExpand(tree: string) {
  for (const [i, table] of hot.entries())
    writeFileSync(
      join(migrationsOf(tree), `90${10 + i}_expand_${table}.sql`),
      `alter table ${table} add column upgrade_probe text;\ncall classify('${table}', 'technical', 'upgrade_probe');\n`,
    )
}

/** What a later one takes away, once nobody asks for it any more. */
export function plantContract(tree: string) {
  for (const [i, table] of hot.entries())
    writeFileSync(
      join(migrationsOf(tree), `91${10 + i}_contract_${table}.sql`),
      `alter table ${table} drop column upgrade_probe;\n`,
    )
}

export interface WebBuild {
  folder: string
  /** The one file that only this build has. */
  manifest: string
}

const manifestIn = (folder: string) =>
  readdirSync(join(folder, 'assets')).find((file) => /^manifest-.+\.js$/.test(file)) ?? ''

export const builtWeb = (): WebBuild => {
  const folder = join(root, 'web/build/client')
  return { folder, manifest: manifestIn(folder) }
}

/** The same pages under the name of another build. */
export function makeNewerWeb({ folder, manifest }: WebBuild): WebBuild {
  const newer = join(home, 'web')
  const renamed = manifest.replace(/^manifest-/, 'manifest-newer')
  rmSync(newer, { recursive: true, force: true })
  cpSync(folder, newer, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  renameSync(join(newer, 'assets', manifest), join(newer, 'assets', renamed))
  for (const file of readdirSync(newer, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html')) {
      const page = join(newer, file)
      writeFileSync(page, readFileSync(page, 'utf8').replaceAll(manifest, renamed))
    }
  return { folder: newer, manifest: renamed }
}
