// pnpm --filter @werkplatz/e2e previews: draws the pictures that link previews show, one per public page, into
// web/public/og. Run it when a title or the artwork changes.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { chromium } from '@playwright/test'
import { branded } from '@werkplatz/content/brand.ts'
import imprint from '@werkplatz/content/legal/imprint.json' with { type: 'json' }
import privacy from '@werkplatz/content/legal/privacy-policy.json' with { type: 'json' }
import service from '@werkplatz/content/legal/terms-service.json' with { type: 'json' }
import use from '@werkplatz/content/legal/terms-use.json' with { type: 'json' }
import contact from '@werkplatz/content/public/contact.json' with { type: 'json' }
import features from '@werkplatz/content/public/features.json' with { type: 'json' }
import home from '@werkplatz/content/public/home.json' with { type: 'json' }
import layoutFile from '@werkplatz/content/public/layout.json' with { type: 'json' }
import mission from '@werkplatz/content/public/mission.json' with { type: 'json' }
import register from '@werkplatz/content/public/register.json' with { type: 'json' }

import { root } from '../tools/lib/root.ts'
import { chromiumArgs, chromiumPath } from './support/chromium.ts'

const layout = branded(layoutFile)
const art = 'web/src/assets/art'
const pictures = 'web/public/illustrations'
const previews = [
  { name: 'home', title: home.hero.title, picture: 'web/src/assets/hero/hero-still.svg', ground: '#efe8da' },
  { name: 'features', title: features.hero.title, picture: `${pictures}/aktivitaeten.svg`, ground: '#efe8da' },
  { name: 'mission', title: mission.hero.title, picture: `${art}/cta-mission.svg`, ground: '#efe8da' },
  { name: 'contact', title: contact.hero.title, picture: `${pictures}/chat.svg`, ground: '#fbebd9' },
  { name: 'register', title: register.hero.title, picture: `${pictures}/bewerbungen.svg`, ground: '#e6ebff' },
  { name: 'imprint', title: imprint.title, picture: `${pictures}/leer.svg`, ground: '#efe8da' },
  { name: 'terms-use', title: use.title, picture: `${pictures}/bewertung.svg`, ground: '#fbebd9' },
  { name: 'terms-service', title: service.title, picture: `${pictures}/einsaetze.svg`, ground: '#efe8da' },
  { name: 'privacy-policy', title: privacy.title, picture: `${pictures}/ruhe.svg`, ground: '#efe8da' },
]

const base64 = (path: string) => readFileSync(join(root, path)).toString('base64')
const svg = (path: string) => `data:image/svg+xml;base64,${base64(path)}`
const font = (path: string) => `data:font/woff2;base64,${base64(path)}`
const soft = (title: string) => title.replaceAll(/(?<=[a-z])(?=bedingungen|erklärung)/g, '&shy;')

const html = ({ title, picture, ground }: (typeof previews)[number]) => `<!doctype html><style>
  @font-face { font-family: D; src: url(${font('web/src/assets/fonts/display-cut.woff2')}); font-weight: 650 700; font-stretch: 106% 112% }
  @font-face { font-family: T; src: url(${font('web/src/assets/fonts/hanken-grotesk.woff2')}); font-weight: 400 700 }
  body { margin: 0; width: 1200px; height: 630px; background: ${ground}; color: #10142a; overflow: hidden; position: relative }
  .art { position: absolute; right: 0; top: 0; height: 100%; width: 560px; overflow: hidden }
  .art img { height: 100%; width: 100%; object-fit: cover; object-position: right center }
  /* Illustrations stand on a plate of their own: larger than the frame, its edge is out of sight. */
  .art img[src-kind=illustrations] { object-position: center; scale: 1.14 }
  .words { position: absolute; inset: 64px 600px 64px 72px; display: flex; flex-direction: column; justify-content: space-between }
  .logo { height: 44px; align-self: flex-start }
  h1 { font: 700 ${title.length > 26 ? 60 : 68}px/1.04 D; font-stretch: 112%; letter-spacing: -.03em; margin: 0; text-wrap: balance }
  p { font: 500 26px/1.3 T; margin: 0; color: #363a4e }
</style><div class="art"><img src-kind="${picture.split('/').at(-2)}" src="${svg(picture)}"></div><div class="words"><img class="logo" src="${svg('web/src/assets/brand/logo.svg')}">
<h1>${soft(title)}</h1><p>${layout.brand.claim}</p></div>`

const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
const folder = join(root, 'web/public/og')
mkdirSync(folder, { recursive: true })
for (const preview of previews) {
  await page.setContent(html(preview))
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${preview.name}.png`) })
}
await browser.close()
