// Where a child lives: its readers, one folder of its own, and nothing else. In layers, because not every machine has all:
// always Node's permission model (no other file, no process, no thread) and an empty environment; where the kernel lets us,
// bubblewrap (no network, no other file or process for native code either), or at least no network.
import { execFile } from 'node:child_process'
import { existsSync, lstatSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** bubblewrap: files, processes and network. network: only that. permissions: what Node itself keeps. */
export type Confinement = 'bubblewrap' | 'network' | 'permissions'

export interface Command {
  file: string
  args: string[]
}

const root = fileURLToPath(new URL('../../../../', import.meta.url))
/** The readers and what they import. */
const readable = [
  'package.json',
  'node_modules',
  'server/package.json',
  'server/node_modules',
  'server/src/outbound/inspect',
  'contract/package.json',
  'contract/node_modules',
  'contract/src',
]
  .map((path) => join(root, path))
  .filter(existsSync)

const MAX_FILE_BYTES = 256 * 1024 * 1024

/** The command that runs a script with nothing but `own` to write to. */
export function confined(by: Confinement, script: string, own: string, alsoReadable: readonly string[] = []): Command {
  const paths = [...readable, ...alsoReadable]
  const node = [
    process.execPath,
    '--permission',
    // Without it no picture can be decoded; what native code does is for the outer layer.
    '--allow-addons',
    ...[...paths, own].map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${own}`,
    '--max-old-space-size=256',
    '--no-warnings',
    script,
    own,
  ]
  return wrapped(by, own, node, paths)
}

/** The outer layer alone, around any command: what binds native code. */
export function wrapped(by: Confinement, own: string, command: string[], paths: readonly string[] = readable): Command {
  const [file, ...args] = [...limited, ...wrappers[by](paths, own), ...command]
  return { file: file!, args }
}

/** No memory of a crash on the disk, no endless file. */
const limited = existsSync('/usr/bin/prlimit')
  ? ['/usr/bin/prlimit', '--core=0', `--fsize=${MAX_FILE_BYTES}`, '--']
  : []

const wrappers: Record<Confinement, (paths: readonly string[], own: string) => string[]> = {
  permissions: () => [],
  network: () => ['/usr/bin/unshare', '--user', '--map-root-user', '--net', '--'],
  bubblewrap: (paths, own) => [
    '/usr/bin/bwrap',
    '--unshare-all',
    '--die-with-parent',
    '--new-session',
    '--cap-drop',
    'ALL',
    ...readOnly('/usr'),
    ...['/lib', '/lib64', '/bin'].flatMap(asOnHost),
    ...['/etc/ld.so.cache', '/etc/fonts', '/var/cache/fontconfig'].flatMap((path) => ['--ro-bind-try', path, path]),
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--tmpfs',
    '/tmp',
    ...[process.execPath, ...paths].flatMap(readOnly),
    '--bind',
    own,
    own,
    '--chdir',
    own,
    '--',
  ],
}

function readOnly(path: string): string[] {
  return ['--ro-bind', path, path]
}

/** /lib is a link into /usr on a current Debian, a folder elsewhere. */
function asOnHost(path: string): string[] {
  if (!existsSync(path)) return []
  return lstatSync(path).isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : readOnly(path)
}

/** The strictest layer that works here, tried once: kernels and containers forbid different things. */
export async function detectConfinement(own: string): Promise<Confinement> {
  for (const by of ['bubblewrap', 'network'] as const) {
    if (await succeeds(wrapped(by, own, [process.execPath, '--version']))) return by
  }
  return 'permissions'
}

const succeeds = ({ file, args }: Command) =>
  new Promise<boolean>((resolve) => {
    execFile(file, args, { env: {}, timeout: 10_000 }, (error) => resolve(error === null))
  })
