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
  .listen(5197)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const theme = process.argv[2] || 'DEFAULT'
const axe = async (p, n) => {
  const r = await new AxeBuilder({ page: p }).analyze()
  for (const v of r.violations) {
    console.log(n, 'AXE', v.id, v.help)
    for (const x of v.nodes.slice(0, 3)) console.log('   ', x.html.slice(0, 220), '|', x.failureSummary)
  }
  console.log(n, 'axe', r.violations.length)
}
async function page(w, opts = {}) {
  const c = await b.newContext({
    viewport: { width: w, height: w > 1000 ? 900 : 844 },
    hasTouch: w < 1000,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    ...opts,
  })
  const p = await c.newPage()
  p.on('console', (m) => {
    if (['error', 'warning'].includes(m.type())) console.log(w, m.type(), m.text())
  })
  p.on('pageerror', (e) => console.log('PAGEERR', e.message))
  await p.goto('http://127.0.0.1:5197/?theme=' + theme)
  await p.waitForTimeout(600)
  return p
}
{
  const p = await page(1440)
  const t = p.getByRole('grid', { name: 'Aktivitäten' })
  await t.scrollIntoViewIfNeeded()
  await t.locator('tbody tr').nth(0).focus()
  await p.keyboard.press('Space')
  await p.keyboard.press('ArrowDown')
  await p.keyboard.press('Space')
  await p.keyboard.press('ArrowDown')
  console.log('bar', await p.getByRole('toolbar').innerText())
  await p.evaluate(() => window.scrollBy(0, 200))
  await p.waitForTimeout(300)
  await p.screenshot({ path: `/tmp/shots/act-table-${theme}.png` })
  await axe(p, 'selected')
  await p.keyboard.press('ArrowRight')
  await p.keyboard.press('ArrowRight')
  console.log('focus', await p.evaluate(() => document.activeElement.getAttribute('aria-label')))
  await p.waitForTimeout(100)
  await p.keyboard.press('Enter')
  await p.waitForTimeout(400)
  await p.screenshot({ path: `/tmp/shots/act-menu-${theme}.png` })
  await axe(p, 'menu')
  console.log('menu focus', await p.evaluate(() => document.activeElement.textContent))
  await p.keyboard.press('ArrowDown')
  console.log('menu focus', await p.evaluate(() => document.activeElement.textContent))
  await p.keyboard.press('Escape')
  await p.waitForTimeout(300)
  console.log(
    'after esc',
    await p.evaluate(() => document.activeElement.getAttribute('aria-label')),
    'selected still',
    await t.locator('tr[aria-selected=true]').count(),
  )
  await p.getByRole('button', { name: 'Geändert' }).first().click()
  console.log(
    'sort',
    await t
      .locator('th[aria-sort]')
      .evaluateAll((e) => e.map((x) => x.textContent + ':' + x.getAttribute('aria-sort'))),
    'selected after sort',
    await t.locator('tr[aria-selected=true]').count(),
  )
  const sel = p.getByRole('combobox', { name: 'Bereich' })
  await sel.click()
  await p.waitForTimeout(300)
  await sel.fill('netz')
  await p.waitForTimeout(300)
  await p.screenshot({ path: `/tmp/shots/act-select-${theme}.png` })
  await axe(p, 'select')
  await p.keyboard.press('ArrowDown')
  await p.keyboard.press('Enter')
  console.log('select', await sel.inputValue())
  await p.getByRole('button', { name: 'Mehr', exact: true }).first().hover()
  await p.waitForTimeout(700)
  await p.screenshot({ path: `/tmp/shots/act-tip-${theme}.png`, clip: { x: 0, y: 0, width: 1440, height: 900 } })
  await p.getByRole('button', { name: 'Teilen' }).click()
  await p.waitForTimeout(400)
  await p.screenshot({ path: `/tmp/shots/act-share-${theme}.png` })
  await p.keyboard.press('Escape')
  const car = p.getByRole('group', { name: 'Projekte (einmalig)' })
  await car.scrollIntoViewIfNeeded()
  await car.focus()
  await p.keyboard.press('ArrowRight')
  await p.waitForTimeout(900)
  await p.screenshot({ path: `/tmp/shots/act-car-${theme}.png` })
  await p.keyboard.press('End')
  await p.waitForTimeout(900)
  console.log(
    'arrows',
    await p.getByRole('button', { name: 'Weiter', exact: true }).first().getAttribute('aria-disabled'),
  )
  const auto = p.getByRole('group', { name: 'Hervorgehobene Aktivitäten' })
  console.log('auto live', await auto.locator('[aria-live]').getAttribute('aria-live'))
}
{
  const p = await page(390)
  const t = p.getByRole('grid', { name: 'Aktivitäten' })
  await t.scrollIntoViewIfNeeded()
  await t.locator('tbody tr input').nth(0).click()
  await t.locator('tbody tr input').nth(1).click()
  await p.waitForTimeout(300)
  await p.screenshot({ path: `/tmp/shots/act-mtable-${theme}.png` })
  await axe(p, 'm-selected')
  await p.getByRole('toolbar').getByRole('button', { name: 'Weitere Aktionen' }).click()
  await p.waitForTimeout(500)
  await p.screenshot({ path: `/tmp/shots/act-msheet-${theme}.png` })
  await axe(p, 'm-sheet')
  await p.keyboard.press('Escape')
  await p.waitForTimeout(200)
  console.log('sheet closed', await p.locator('dialog[open]').count())
  await t.locator('tbody tr').nth(2).getByText('Projekt').tap()
  await p.waitForTimeout(200)
  console.log('opened', await p.getByText('Geöffnet').innerText())
}
{
  const p = await page(720)
  const ov = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  console.log('720 overflow', ov)
}
{
  const p = await page(320)
  const ov = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  console.log(
    '320 overflow',
    ov,
    ov > 0
      ? await p.evaluate(() =>
          [...document.querySelectorAll('*')]
            .filter((e) => e.getBoundingClientRect().right > 321 && !e.closest('[aria-roledescription]'))
            .slice(0, 6)
            .map((e) => e.outerHTML.slice(0, 120)),
        )
      : '',
  )
}
{
  const p = await page(1024)
  const ov = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  console.log('1024 overflow', ov)
  await p.getByRole('grid', { name: 'Aktivitäten' }).scrollIntoViewIfNeeded()
  await p.screenshot({ path: `/tmp/shots/act-1024-${theme}.png` })
}
await b.close()
srv.close()
