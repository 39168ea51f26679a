// Screenshots to be looked at, wide and narrow, in e2e/screens (not in git). Only when asked for, E2E_SCREENS=1: nobody looks
// at those of every run, and they take a tenth of it.
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { root } from '../../tools/lib/root.ts'

const WIDE_AND_NARROW = [1440, 390]

export async function screens(page: Page, name: string, { fullPage = true, widths = WIDE_AND_NARROW } = {}) {
  if (process.env['E2E_SCREENS'] !== '1') return
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 640 ? 844 : 900 })
    await page.evaluate(() => document.fonts.ready)
    const path = join(root, 'e2e/screens', `${name}-${width}.png`)
    await page.screenshot({ path, fullPage, animations: 'disabled' })
  }
  if (before) await page.setViewportSize(before)
}
