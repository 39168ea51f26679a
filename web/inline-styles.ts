// Pages of the public site carry their styles within: one answer is enough to paint. (30 kB, 7 compressed; on a phone
// five files would cost another round trip.) The server allows them by their hash. The app keeps its files: it is
// loaded once and lives long.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const client = fileURLToPath(new URL('build/client/', import.meta.url))

for (const name of globSync('**/*.html', { cwd: client })) {
  const html = readFileSync(client + name, 'utf8')
  // Only the app is hydrated.
  if (html.includes('__reactRouterContext')) continue
  const links = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g
  const files = [...html.matchAll(links)].map(([, file]) => readFileSync(client + file!, 'utf8'))
  if (files.length === 0) continue
  const whole = html.replaceAll(links, '').replace('</head>', () => `<style>${files.join('').trim()}</style></head>`)
  writeFileSync(client + name, whole)
}
