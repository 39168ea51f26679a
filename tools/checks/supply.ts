// M10: what others make is pinned: actions by commit, packages by exact version, images by version; and new releases wait.
import type { Finding } from './finding.ts'
import { filesIn, has, lineOf, textOf } from './tree.ts'

const exact = /^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|workspace:.+|catalog:.*)$/
const groups = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

function looseActions(root: string): Finding[] {
  return filesIn(root, '.github/workflows/*.{yml,yaml}').flatMap((file) => {
    const text = textOf(root, file)
    return [...text.matchAll(/uses:\s*(\S+?)@(\S+)(.*)$/gm)]
      .filter(([, , version = '', comment = '']) => !/^[0-9a-f]{40}$/.test(version) || !/#\s*v\d/.test(comment))
      .map((match) => ({
        where: `${file}:${lineOf(text, match.index)}`,
        what: `${match[1]} is not pinned by commit with its release beside it`,
        fix: 'uses: <action>@<40 hex digits> # v1.2.3',
      }))
  })
}

function loosePackages(root: string): Finding[] {
  return filesIn(root, 'package.json', '*/package.json', '.ci/tools/package.json').flatMap((file) => {
    const manifest = JSON.parse(textOf(root, file)) as Partial<Record<(typeof groups)[number], Record<string, string>>>
    return groups
      .flatMap((group) => Object.entries(manifest[group] ?? {}))
      .filter(([, version]) => !exact.test(version))
      .map(([name, version]) => ({ where: file, what: `${name} is «${version}»`, fix: 'name one exact version' }))
  })
}

function looseImages(root: string): Finding[] {
  if (!has(root, 'compose.yaml')) return []
  return [...textOf(root, 'compose.yaml').matchAll(/^\s*image:\s*(\S+)/gm)]
    .filter(([, image = '']) => !/(?::[\w.-]*\d[\w.-]*|@sha256:[0-9a-f]{64})$/.test(image))
    .map(([, image]) => ({ where: 'compose.yaml', what: `${image} names no version`, fix: 'name version or digest' }))
}

function hasty(root: string): Finding[] {
  const file = 'pnpm-workspace.yaml'
  const minutes = Number(/^minimumReleaseAge:\s*(\d+)/m.exec(has(root, file) ? textOf(root, file) : '')?.[1] ?? 0)
  if (minutes >= 1440) return []
  return [{ where: file, what: 'takes releases on their first day', fix: 'minimumReleaseAge of 1440 minutes or more' }]
}

export const checkSupply = (root: string): Finding[] => [
  ...looseActions(root),
  ...loosePackages(root),
  ...looseImages(root),
  ...hasty(root),
]
