// Texts of content/ name the brand by a placeholder; here it is filled in when the site is built or developed.
import { fillBrand } from '@werkplatz/content/brand.ts'
import type { Plugin } from 'vite'

import { manifest } from './manifest.ts'

const isContent = (id: string) => /\/content\/(?!brand)[\w/-]+\.json$/.test(id)

export const brandedContent = (): Plugin => ({
  name: 'branded-content',
  enforce: 'pre',
  // Inside a JSON text: what the brand's words would mean there is escaped.
  transform: (code, id) =>
    isContent(id) ? { code: fillBrand(code, (word) => JSON.stringify(word).slice(1, -1)), map: null } : undefined,
  configureServer(server) {
    // The built site has it as a file (write-files.ts).
    server.middlewares.use('/manifest.webmanifest', (_request, response) => {
      response.setHeader('content-type', 'application/manifest+json')
      response.end(manifest())
    })
  },
})
