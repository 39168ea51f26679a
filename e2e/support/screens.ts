// Screenshots to be looked at, wide and narrow, in e2e/screens (not in git).
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { root } from '../../tools/lib/root.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

export async function screens(page: Page, name: string, { fullPage = true } = {}) {
  const before = page.viewportSize()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.evaluate(() => document.fonts.ready)
    const path = join(root, 'e2e/screens', `${name}-${size.width}.png`)
    await page.screenshot({ path, fullPage, animations: 'disabled' })
  }
  if (before) await page.setViewportSize(before)
}
