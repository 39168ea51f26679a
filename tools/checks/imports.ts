// M5: the import arrows. The rules speak of folders, so a new feature is covered at birth.
import { actionEdges, componentEdges, type Edge } from '../boundaries.ts'
import type { Finding } from './finding.ts'
import { importGraph, type Import, type ImportGraph } from './import-graph.ts'
import { brokenRules } from './import-rules.ts'
import { filesIn, isTest } from './tree.ts'

export async function checkImports(root: string): Promise<Finding[]> {
  const graph = await importGraph(root)
  return [
    ...everythingWasRead(root, graph),
    ...graph.imports.flatMap((one) =>
      brokenRules(one).map((what) => ({
        where: `${one.from}:${one.line}`,
        what: `${what} (${one.to})`,
        fix: 'move the code to where it may know this, or hand it in',
      })),
    ),
    ...graph.cycles.map((path) => ({
      where: path[0]!,
      what: `imports itself in a circle: ${path.join(' → ')}`,
      fix: 'take the common part out into a file of its own',
    })),
    ...zodInTheBrowser(graph.imports),
    ...edgesAreSound(graph.imports, actionEdges),
    ...edgesAreSound(graph.imports, componentEdges),
  ]
}

/** dependency-cruiser that finds no TypeScript checks nothing and is content; so count what it read. */
function everythingWasRead(root: string, { files }: ImportGraph): Finding[] {
  const read = new Set(files)
  const sources = filesIn(root, '{contract,server,web}/src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'))
  const unread = sources.filter((file) => !read.has(file))
  if (sources.length && unread.length === 0) return []
  const what = `${unread.length} of ${sources.length} source files were not read (${unread[0] ?? 'none found'})`
  return [{ where: 'tools/checks/import-graph.ts', what, fix: 'see packageExtensions in pnpm-workspace.yaml' }]
}

/** zod costs 22 kB in a page and its compiler breaks the page's policy. */
function zodInTheBrowser(imports: Import[]): Finding[] {
  const running = Map.groupBy(
    imports.filter((one) => !one.typeOnly),
    (one) => one.from,
  )
  const reachesZod = new Map<string, boolean>()
  const reaches = (file: string): boolean => {
    if (file === 'npm:zod') return true
    const known = reachesZod.get(file)
    if (known !== undefined) return known
    reachesZod.set(file, false)
    const answer = (running.get(file) ?? []).some(({ to }) => reaches(to))
    reachesZod.set(file, answer)
    return answer
  }
  return imports
    .filter((one) => one.from.startsWith('web/src/') && !isTest(one.from) && !one.typeOnly)
    .filter((one) => !one.to.startsWith('web/') && reaches(one.to))
    .map((one) => ({
      where: `${one.from}:${one.line}`,
      what: `brings zod into the browser (${one.to})`,
      fix: 'import the type, or take the plain table out into a file without schemas',
    }))
}

function edgesAreSound(imports: Import[], edges: readonly Edge[]): Finding[] {
  const where = 'tools/boundaries.ts'
  const isThere = ({ from }: Edge) => imports.some((one) => one.from.includes(`/features/${from}/`))
  const unused = edges.filter(
    (edge) =>
      isThere(edge) &&
      !imports.some(
        (one) => one.from.includes(`/features/${edge.from}/`) && one.to.endsWith(`/${edge.to}/${edge.file}`),
      ),
  )
  const leadsBack = (from: string, to: string, seen: string[] = []): boolean =>
    from === to ||
    edges.some((edge) => edge.from === to && !seen.includes(to) && leadsBack(from, edge.to, [...seen, to]))
  return [
    ...unused.map(({ from, to }) => ({ where, what: `nothing uses the edge ${from} → ${to}`, fix: 'delete it' })),
    ...edges
      .filter(({ from, to }) => leadsBack(from, to))
      .map(({ from, to }) => ({
        where,
        what: `the edge ${from} → ${to} closes a circle`,
        fix: 'announce an event instead',
      })),
  ]
}
