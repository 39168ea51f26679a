import type { RouteConfigEntry } from '@react-router/dev/routes'
// What the built site has and `react-router dev` has not: the leaflet, which the build writes, and the page for an
// address that is none. Without that page the public shell would ask for the document again and again.
import contact from '@werkplatz/content/public/contact.json' with { type: 'json' }
import type { Plugin } from 'vite'

import { requirementsPdf } from './requirements-pdf.ts'
import routes from './src/routes.ts'

/** The app answers for what is below these itself; the rest is Vite's. */
const others = /^\/(?:dashboard|admin|gallery|api|src|node_modules|@[\w-]+|__[\w-]+)(?:\/|$)/

/** Every page that `routes.ts` names outside the dashboard and the administration. */
export const knownPages: ReadonlySet<string> = new Set(pathsOf(routes, ''))

function pathsOf(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path ? `${above}/${path}` : above
    const own = path || index ? [here || '/'] : []
    return [...own, ...pathsOf(children ?? [], here)]
  })
}

const isUnknownPage = (path: string) =>
  !knownPages.has(path.replace(/(?<=.)\/$/, '')) && !others.test(path) && !path.includes('.')

export const devSite = (): Plugin => ({
  name: 'dev-site',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (pathname === contact.requirements.link.href) {
        response.setHeader('content-type', 'application/pdf')
        requirementsPdf().then((pdf) => response.end(pdf), next)
        return
      }
      if (request.headers.accept?.includes('text/html') && isUnknownPage(pathname)) {
        request.url = '/404'
        request.originalUrl = '/404'
      }
      next()
    })
  },
})
