// A made-up tree whose parts are pinned, and each way to leave one loose.
import type { Cases } from './made-up-tree.ts'

const workflow = (uses: string) => `jobs:\n  a:\n    steps:\n      - uses: ${uses}\n`
const commit = 'a'.repeat(40)
const manifest = (version: string) => JSON.stringify({ name: 'x', dependencies: { zod: version } })
const compose = (image: string) => `services:\n  a:\n    image: ${image}\n`

export const supplyCases: Cases = {
  clean: {
    '.github/workflows/ci.yml': workflow(`actions/checkout@${commit} # v4.3.1`),
    'package.json': manifest('4.1.2'),
    'server/package.json': manifest('workspace:*'),
    'compose.yaml': compose('postgres:15'),
    'pnpm-workspace.yaml': 'minimumReleaseAge: 4320\n',
  },
  broken: {
    'an action pinned by tag': {
      change: { '.github/workflows/ci.yml': workflow('actions/checkout@v4') },
      said: /ci\.yml:4: actions\/checkout is not pinned/,
    },
    'a commit without its release': {
      change: { '.github/workflows/ci.yml': workflow(`actions/checkout@${commit}`) },
      said: /is not pinned by commit with its release/,
    },
    'a range of versions': { change: { 'package.json': manifest('^4.1.2') }, said: /zod is «\^4\.1\.2»/ },
    'a version by its tag': { change: { 'server/package.json': manifest('latest') }, said: /zod is «latest»/ },
    'an image without a version': {
      change: { 'compose.yaml': compose('postgres') },
      said: /postgres names no version/,
    },
    'the latest image': { change: { 'compose.yaml': compose('nats:latest') }, said: /nats:latest names no version/ },
    'releases of the first day': { change: { 'pnpm-workspace.yaml': 'packages: []\n' }, said: /on their first day/ },
  },
}
