import fs from 'node:fs'

import { chromium } from '@playwright/test'
const [, , out, h, ...files] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const p = await b.newPage({ viewport: { width: 1900, height: +h } })
await p.setContent(
  `<body style="margin:0;display:flex;gap:8px;background:#888;align-items:flex-start">${files.map((f) => `<img style="max-height:${h}px" src="data:image/png;base64,${fs.readFileSync(f).toString('base64')}">`).join('')}</body>`,
)
await p.waitForTimeout(300)
const w = await p.evaluate(() => document.body.scrollWidth)
await p.setViewportSize({ width: Math.min(w, 4000), height: +h })
await p.screenshot({ path: out })
await b.close()
