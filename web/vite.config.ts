import { fileURLToPath } from 'node:url'

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

import { brandedContent } from './branded-content.ts'
import { chunkGroups } from './chunk-groups.ts'
import { devSite } from './dev-site.ts'

const api = process.env['WERKPLATZ_API'] ?? 'http://127.0.0.1:3000'
const live = process.env['WERKPLATZ_LIVE'] ?? 'ws://127.0.0.1:3001'

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
  // A folder of its own where a test begins with an empty cache.
  ...(process.env['VITE_CACHE_DIR'] && { cacheDir: process.env['VITE_CACHE_DIR'] }),
  // Without it Vite finds a package when the first page that needs it is opened, and reloads the page in the middle of a sign-in.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
  // Inlined assets would need data: in the content security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: chunkGroups(),
            },
          },
        },
      },
    },
  },
  server: { proxy: { '/api/ws': { target: live, ws: true }, '/api': { target: api } } },
})
