import fs from 'node:fs'

// slices a full-page png into columns: node slice.mjs in out width colHeight
import { chromium } from '@playwright/test'
const [, , inp, out, W, H, from = '0', to = '99'] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const p = await b.newPage()
const data = fs.readFileSync(inp).toString('base64')
await p.setContent(`<body style="margin:0"><img id=i src="data:image/png;base64,${data}"></body>`)
await p.waitForFunction(() => document.getElementById('i').complete)
const h = await p.evaluate(() => document.getElementById('i').naturalHeight)
const n = Math.min(Number(to) + 1, Math.ceil(h / H)) - Number(from)
await p.setViewportSize({ width: Math.min(4000, (+W + 8) * n), height: +H })
await p.setContent(
  `<body style="margin:0;display:flex;gap:8px;background:#888">${Array.from({ length: n }, (_, k) => `<div style="width:${W}px;height:${H}px;flex:none;background:url(data:image/png;base64,${data}) 0 -${(k + +from) * H}px no-repeat"></div>`).join('')}</body>`,
)
await p.waitForTimeout(200)
await p.screenshot({ path: out })
console.log('cols', n, 'height', h)
await b.close()
