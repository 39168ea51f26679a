// A child that was taken over: it does what the uploaded text says and writes down how that went.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

import type { ChildTask } from '../inspection.ts'

const attempts: Record<string, (argument: string) => unknown> = {
  read: (path) => readFileSync(path, 'utf8').slice(0, 20),
  list: (path) => readdirSync(path).length,
  write: (path) => writeFileSync(path, 'x'),
  spawn: (file) => {
    const { error, stdout } = spawnSync(file, ['x'])
    if (error) throw error
    return stdout.length
  },
  environment: () =>
    Object.keys(process.env)
      .filter((name) => !name.startsWith('NODE_CHANNEL'))
      .join(),
  connect: (port) =>
    new Promise((resolve, reject) => {
      connect(Number(port), '127.0.0.1', () => resolve('connected')).once('error', reject)
    }),
  spin: () => {
    for (;;);
  },
  wait: () => new Promise(() => {}),
  eat: () => {
    const eaten: Buffer[] = []
    for (;;) eaten.push(Buffer.alloc(16 * 1024 * 1024, 1))
  },
}

async function obey({ path, folder }: ChildTask) {
  const [verb = '', argument = ''] = readFileSync(path, 'utf8').split(' ')
  const full = join(folder, 'full')
  if (verb === 'say') return process.send?.(JSON.parse(argument))
  try {
    writeFileSync(full, `did ${String(await attempts[verb]!(argument))}`)
  } catch (error) {
    writeFileSync(full, `refused ${(error as NodeJS.ErrnoException).code}`)
  }
  return process.send?.({ outcome: 'clean', variants: ['full'] })
}

process.on('message', (task: ChildTask) => void obey(task))
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
