// The same statement without us: what the database alone would do.
import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const pgbench = process.env.PGBENCH ?? '/usr/lib/postgresql/15/bin/pgbench'

/** How often a second `clients` connections get through the script. */
export async function barePgbench(
  url: string,
  script: string,
  { clients, seconds }: { clients: number; seconds: number },
) {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'read.sql')
  writeFileSync(file, script)
  const limits = ['-c', String(clients), '-j', '1', '-T', String(seconds)]
  const { stdout } = await promisify(execFile)(pgbench, ['-n', '-M', 'prepared', ...limits, '-f', file, url])
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}
