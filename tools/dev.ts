// `pnpm dev`: from a fresh clone to a running product. Brings up the services, the database with the demo world,
// our three processes and Vite, and says where everything is. Ctrl-C stops the processes; the services stay up.
//   --stop         also stop the services at the end
//   --no-services  the services run elsewhere (compose.yaml, or addresses in .env)
import { parseArgs } from 'node:util'

import { onePersonPerRole } from './lib/demo-people.ts'
import { addDatabaseRoles, makeEnvFile, readEnvFile } from './lib/env-file.ts'
import { startProcess } from './lib/processes.ts'
import type { ProcessSpec, Running } from './lib/processes.ts'
import { run } from './lib/run.ts'

const WEB_PORT = process.env.WEB_PORT ?? '5173'
const WEB_URL = `http://localhost:${WEB_PORT}`
const MAIL_URL = 'http://127.0.0.1:11080'
const COLOURS = [36, 35, 33, 32]

const { values: flags } = parseArgs({
  options: { stop: { type: 'boolean' }, 'no-services': { type: 'boolean' } },
})
const began = Date.now()
const running: Running[] = []
let stopping = false

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
process.on('SIGHUP', () => void stop(0))

try {
  await bringUp()
} catch (error) {
  say(`\n${(error as Error).message}\n`)
  await stop(1)
}

async function bringUp() {
  if (!flags['no-services']) {
    say('Services: PostgreSQL, NATS, S3 store, mail sink, virus scanner (the first time this installs packages)')
    await run('tools/services', ['install'])
    await run('tools/services', ['start'])
  }
  if (makeEnvFile()) say('Settings: .env made from .env.example, with fresh secrets')
  else if (addDatabaseRoles()) say('Settings: .env got the addresses of the three database roles')
  const env = readEnvFile()
  say('Database: migrations, demo world if empty')
  await run('node', ['server/src/processes/migrate.ts'], { env })
  await run('node', ['server/src/demo/load-demo.ts', '--if-empty'], { env })
  say('Processes: http, live, worker, web')
  await start(env)
  say(await summary())
}

async function start(env: NodeJS.ProcessEnv) {
  const own = (name: string, host = '127.0.0.1', port: string | undefined): ProcessSpec => ({
    name,
    command: process.execPath,
    args: ['--watch', '--watch-preserve-output', `server/src/processes/${name}.ts`],
    env,
    readyUrl: `http://${host}:${port}/readyz`,
  })
  const specs: ProcessSpec[] = [
    own('http', env.OPERATIONS_HOST, env.HTTP_OPERATIONS_PORT ?? '3010'),
    own('live', env.OPERATIONS_HOST, env.LIVE_OPERATIONS_PORT ?? '3011'),
    own('worker', env.WORKER_HOST, env.WORKER_PORT ?? '3002'),
    {
      name: 'web',
      command: 'pnpm',
      args: ['--filter', '@werkplatz/web', 'dev', '--port', WEB_PORT, '--strictPort'],
      env: {
        WERKPLATZ_API: `http://127.0.0.1:${env.HTTP_PORT ?? '3000'}`,
        WERKPLATZ_LIVE: `ws://127.0.0.1:${env.LIVE_PORT ?? '3001'}`,
        ...env,
      },
      // The page that is opened first: with an empty cache Vite collects all packages before it answers.
      readyUrl: `${WEB_URL}/dashboard/login`,
    },
  ]
  for (const [index, spec] of specs.entries()) {
    const label = paint(COLOURS[index] ?? 0, spec.name.padEnd(6))
    const child = await startProcess({ ...spec, onLine: (line) => console.log(`${label} ${line}`) })
    running.push(child)
    void child.exited.then(({ code, signal }) => {
      if (!stopping) say(paint(31, `${spec.name} ended (${signal ?? code}). The others go on; Ctrl-C stops them.`))
    })
  }
  await Promise.all(running.map((child) => child.ready(60_000)))
}

async function summary() {
  const password = (await import('../server/src/demo/demo-password.ts')).DEMO_PASSWORD
  const people = onePersonPerRole().map(
    (person) => `  ${person.email.padEnd(42)} ${person.role.padEnd(19)} ${person.jobTitle}`,
  )
  return [
    '',
    paint(32, `Werkplatz is running (after ${Math.round((Date.now() - began) / 1000)} s).`),
    '',
    `  Web             ${WEB_URL}`,
    `  Sign in         ${WEB_URL}/dashboard/login`,
    `  Gallery         ${WEB_URL}/gallery`,
    `  API reference   ${WEB_URL}/api/docs`,
    ...(flags['no-services'] ? [] : [`  Mail inbox      ${MAIL_URL}`]),
    '',
    `  Password of everybody in the demo world: ${password}`,
    '',
    ...people,
    '',
    '  Ctrl-C stops the processes. `tools/services stop` stops the services, `tools/services wipe` deletes their data.',
    '',
  ].join('\n')
}

async function stop(code: number) {
  // A second Ctrl-C does not wait for anybody.
  if (stopping) {
    await Promise.all(running.map((child) => child.kill()))
    process.exit(1)
  }
  stopping = true
  await Promise.all(running.map((child) => child.stop()))
  if (flags.stop && !flags['no-services']) await run('tools/services', ['stop'])
  process.exit(code)
}

function say(text: string) {
  console.log(text)
}

function paint(colour: number, text: string) {
  return process.stdout.isTTY ? `\u001B[${colour}m${text}\u001B[0m` : text
}
