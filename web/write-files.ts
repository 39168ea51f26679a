// After the build: what a public site has beside its pages. Addresses are those of VITE_SITE_URL.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/public/contact.json' with { type: 'json' }

import { manifest } from './manifest.ts'
import { requirementsPdf } from './requirements-pdf.ts'

const client = fileURLToPath(new URL('build/client/', import.meta.url))
const canonical = /<link rel="canonical" href="([^"]+)"/

/** Every page that names its own address wants to be found. */
const pages = globSync('**/index.html', { cwd: client })
  .flatMap((file) => canonical.exec(readFileSync(client + file, 'utf8'))?.[1] ?? [])
  .toSorted()
const origin = new URL(pages[0]!).origin

function write(name: string, content: string | Buffer) {
  const file = client + name.replace(/^\//, '')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

write(
  'sitemap.xml',
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((url) => `  <url><loc>${url}</loc></url>`),
    '</urlset>\n',
  ].join('\n'),
)
write(
  'robots.txt',
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /admin',
    '',
    `Sitemap: ${origin}/sitemap.xml\n`,
  ].join('\n'),
)
write('manifest.webmanifest', manifest())
write(branded(file).requirements.link.href, await requirementsPdf())
