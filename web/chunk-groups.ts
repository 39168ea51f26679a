// Which modules travel together. Left alone the bundler makes some fifty files of a few hundred bytes each, and on a
// phone each of them costs more than its content. What belongs together is read off the imports, so that nobody has
// to keep a list.
import { join } from 'node:path'

interface Module {
  importedIds: readonly string[]
}
interface Modules {
  getModuleInfo(id: string): Module | null
}

const source = join(import.meta.dirname, 'src')
const react = /\/node_modules\/(?:react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//

/** The pages whose first view counts most, and what stands around every page of the dashboard. */
const roots = {
  root: 'root.tsx',
  login: 'features/accounts/pages/LoginPage.tsx',
  signUp: 'features/accounts/pages/SignUpPage.tsx',
  shell: 'app/shells/DashboardShell.tsx',
  home: 'app/pages/DashboardHome.tsx',
}
type Root = keyof typeof roots

/** In order: a group also takes what its modules need, unless one before it has it. */
const names = ['react', 'frame', 'fields', 'doors', 'shell', 'pieces'] as const
type Name = (typeof names)[number]

export function chunkGroups() {
  let needs: Record<Root, Set<string>> | undefined
  const needed = (modules: Modules) => {
    const sets = Object.entries(roots).map(([name, file]) => [name, neededBy(join(source, file), modules)])
    return Object.fromEntries(sets) as Record<Root, Set<string>>
  }
  /** None: it stays with the only page that needs it, or gets a file of its own. */
  const groupOf = (id: string, modules: Modules): Name | null => {
    if (react.test(id)) return 'react'
    needs ??= needed(modules)
    const by = (name: Root) => needs![name].has(id)
    if (by('root') || (by('login') && by('shell'))) return 'frame'
    if (by('login')) return isPiece(id) ? 'fields' : 'doors'
    if (by('signUp')) return null
    if (by('shell')) return 'shell'
    return by('home') && isPiece(id) ? 'pieces' : null
  }
  return names.map((name, index) => ({
    name: (id: string, modules: Modules) => (groupOf(id, modules) === name ? name : null),
    priority: names.length - index,
  }))
}

/** Without a domain word: of use to any page. */
const isPiece = (id: string) =>
  !id.includes('/src/app/pages/') && !id.includes('/src/features/') && !id.includes('/content/')

/** All that must be there before a file can run. */
function neededBy(file: string, modules: Modules): Set<string> {
  const found = new Set<string>()
  const open = [file]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
