// The title of every page, by its path: breadcrumbs on wide screens, the header's title on narrow ones.
import { type Screen, screens } from '../../lib/screens.ts'

const titled: Readonly<Record<string, Screen>> = { ...screens, '/dashboard/setup': { crumb: 'Profil einrichten' } }
const unknown: Screen = { crumb: 'Seite nicht gefunden' }

export interface Crumb {
  label: string
  to: string
}

const trim = (pathname: string) => pathname.replace(/\/+$/, '')

/** From Home to the page itself. An id belongs to the thing, so it travels from its editor up to its detail. */
export function crumbsOf(pathname: string, search = ''): Crumb[] {
  const steps = trim(pathname).split('/').slice(1)
  const levels = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)
  return levels.flatMap((level, index) => {
    const isPage = index === levels.length - 1
    const page = titled[level] ?? (isPage ? unknown : undefined)
    if (!page) return []
    const ofThing = index >= 2 ? search : ''
    return [{ label: page.crumb, to: page.to ?? level + ofThing }]
  })
}

export function titleOf(pathname: string) {
  const page = titled[trim(pathname)] ?? unknown
  return page.title ?? page.crumb
}
