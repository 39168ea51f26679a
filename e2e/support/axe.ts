// No accessibility violation that axe can see, in the state the page is in.
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

export async function axe(page: Page) {
  // Half-faded elements have half the contrast.
  await page.evaluate(async () => {
    await document.fonts.ready
    const finite = document
      .getAnimations()
      // What follows the scrolling ends by scrolling, not by waiting.
      .filter((one) => one.timeline instanceof DocumentTimeline)
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(finite.map((one) => one.finished))
  })
  const { violations } = await new AxeBuilder({ page }).analyze()
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  )
  expect(lines, `axe on ${page.url()}`).toEqual([])
}
