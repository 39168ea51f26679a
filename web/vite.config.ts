import { fileURLToPath } from 'node:url'

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

import { brandedContent } from './branded-content.ts'
import { devSite } from './dev-site.ts'

const api = process.env['WERKPLATZ_API'] ?? 'http://127.0.0.1:3000'
const live = process.env['WERKPLATZ_LIVE'] ?? 'ws://127.0.0.1:3001'

/**
 * What every page needs. Without these groups the bundler makes some twenty files of one kilobyte each, and on a
 * phone each of them costs more than its content.
 */
const frame = [
  /\/web\/src\/(?:root\.tsx|api\/(?!use-action)|lib\/(?:class-names|page-meta|fill-in|paths|store|use-delayed|use-go-back)\.ts)/,
  /\/web\/src\/app\/pages\/(?:RootError|PageError|NotFoundContent|SpaFallback)/,
  /\/web\/src\/ui\/(?:toast|empty|button\/(?:Button|ButtonLink|button-variant))\b/,
  /\/content\/(?:public\/(?:layout|not-found)|messages\/catalogue|labels\/general)\.json/,
  /\/@tabler\/icons-react\/dist\/esm\/(?!icons\/)/,
  /\/Icon(?:AlertCircle|AlertTriangle|ArrowLeft|CircleCheck|InfoCircle|Refresh|X)\.mjs/,
]
const react = /\/node_modules\/(?:react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//

/** See the file it puts in the place of React Router's. */
const pageModules: Plugin = {
  name: 'werkplatz-page-modules',
  enforce: 'pre',
  resolveId(source, importer) {
    const isRouters = importer?.includes('/react-router/dist/') && source.endsWith('/routeModules.js')
    return isRouters ? fileURLToPath(new URL('src/app/page-modules/load-route-module.ts', import.meta.url)) : null
  },
}

export default defineConfig({
  plugins: [brandedContent(), pageModules, devSite(), reactRouter()],
  // Inlined assets would need data: in the content security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: react, priority: 2 },
                { name: 'frame', test: (id) => frame.some((part) => part.test(id)), priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  server: { proxy: { '/api/ws': { target: live, ws: true }, '/api': { target: api } } },
})
