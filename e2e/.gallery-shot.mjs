import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'

import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from '@playwright/test'
const root = '/tmp/gallery-out'
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}
const CSP = "default-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'"
const srv = http
  .createServer((q, r) => {
    let p = new URL(q.url, 'http://x').pathname
    let f = path.join(root, p)
    if (!fs.existsSync(f) || fs.statSync(f).isDirectory()) f = path.join(root, 'index.html')
    r.setHeader('content-security-policy', CSP)
    r.setHeader('content-type', types[path.extname(f)] || 'application/octet-stream')
    r.end(fs.readFileSync(f))
  })
  .listen(5198)
const themes = (process.argv[2] || 'DEFAULT').split(',')
const widths = (process.argv[3] || '1440,390').split(',').map(Number)
const axe = process.argv[4] !== 'noaxe'
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})
for (const t of themes)
  for (const w of widths) {
    const c = await b.newContext({
      viewport: { width: w, height: w > 1000 ? 900 : 844 },
      deviceScaleFactor: 1,
      hasTouch: w < 1000,
      locale: 'de-CH',
      timezoneId: 'Europe/Zurich',
      reducedMotion: 'reduce',
    })
    const p = await c.newPage()
    p.on('console', (m) => {
      if (['error', 'warning'].includes(m.type())) console.log(t, w, m.type(), m.text())
    })
    p.on('pageerror', (e) => console.log('PAGEERR', e.message))
    await p.goto('http://127.0.0.1:5198/?theme=' + t)
    await p.waitForTimeout(900)
    const ov = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (ov > 0) console.log(t, w, 'HORIZONTAL OVERFLOW', ov)
    await p.screenshot({ path: `/tmp/shots/${t}-${w}.png`, fullPage: true })
    if (axe) {
      const r = await new AxeBuilder({ page: p }).analyze()
      for (const v of r.violations) {
        console.log(t, w, 'AXE', v.id, v.help, v.nodes.length)
        for (const n of v.nodes.slice(0, 4))
          console.log('   ', n.html.slice(0, 200), '|', n.failureSummary.split('\n')[1])
      }
      console.log(t, w, 'axe violations', r.violations.length)
    }
    const small = await p.evaluate(() =>
      [...document.querySelectorAll('a[href],button,input,select,textarea')]
        .filter((e) => {
          const r = e.getBoundingClientRect()
          if (!r.width || getComputedStyle(e).visibility === 'hidden') return false
          const l = e.closest('label')?.getBoundingClientRect()
          const a = getComputedStyle(e, '::after')
          let h = Math.max(r.height, l?.height || 0),
            wd = Math.max(r.width, l?.width || 0)
          if (a.position === 'absolute') {
            h = Math.max(h, r.height + 8)
            if (parseFloat(a.left) < 0) wd = Math.max(wd, r.width + 8)
          }
          return (h < 43.5 || wd < 43.5) && !(e.tagName === 'A' && !e.className)
        })
        .map((e) => e.outerHTML.slice(0, 120)),
    )
    if (small.length) console.log(t, w, 'SMALL TARGETS', small.length, small)
    await c.close()
  }
await b.close()
srv.close()
