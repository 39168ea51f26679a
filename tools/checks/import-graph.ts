// Who imports whom, read by dependency-cruiser: TypeScript imports as written, packages by name, types told from values.
import { cruise, type ICruiseResult } from 'dependency-cruiser'

import { has, lineOf, textOf } from './tree.ts'

export interface Import {
  from: string
  /** A path from the root for our own files, `npm:name` for a package, `node:name` for Node itself. */
  to: string
  typeOnly: boolean
  line: number
}

export interface ImportGraph {
  files: string[]
  imports: Import[]
  /** Loops of imports, as paths, those of types included. */
  cycles: string[][]
}

const folders = ['contract/src', 'server/src', 'web/src', 'tools', 'e2e']

export async function importGraph(root: string): Promise<ImportGraph> {
  const present = folders.filter((folder) => has(root, folder))
  const { output } = await cruise(present, {
    baseDir: root,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\+types|\\.react-router' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    validate: true,
    ruleSet: {
      forbidden: [
        // Two files that only name each other's types still cannot be read one after the other.
        { name: 'circle', severity: 'error', from: {}, to: { circular: true } },
      ],
    },
  })
  const { modules, summary } = output as ICruiseResult
  const ours = modules.filter(
    (module) => !module.coreModule && /^(contract|server|web|tools|e2e)\//.test(module.source),
  )
  const imports = ours.flatMap((module) => {
    const text = textOf(root, module.source)
    return module.dependencies.map((dependency) => ({
      from: module.source,
      to: targetOf(dependency.module, dependency.resolved),
      typeOnly: dependency.dependencyTypes.includes('type-only'),
      line: lineOf(text, Math.max(0, text.indexOf(`'${dependency.module}'`))),
    }))
  })
  const cycles = new Map(
    summary.violations
      .map(({ from, cycle }) => [from, ...(cycle ?? []).map((step) => step.name)])
      // Each of its files is its beginning once.
      .map((path) => [[...new Set(path)].toSorted().join(), path]),
  )
  return { files: ours.map((module) => module.source), imports, cycles: [...cycles.values()] }
}

/** A file of ours, whether reached by a path or by its package's name; otherwise the package. */
function targetOf(written: string, resolved: string): string {
  if (written.startsWith('node:')) return written
  if (written.startsWith('.') || written.startsWith('@werkplatz/')) return resolved
  const [first = '', second = ''] = written.split('/')
  return `npm:${first.startsWith('@') ? `${first}/${second}` : first}`
}
