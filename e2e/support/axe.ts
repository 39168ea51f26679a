// No accessibility violation that axe can see, in the state the page is in.
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Colours are all that another theme changes: of the same page in a further theme ask `onlyContrast`, at a fifth of the time. */
export async function axe(page: Page, { onlyContrast = false } = {}) {
  // A page is judged when it is there; until then its name is missing.
  await expect(page.locator('h1').first()).toBeAttached()
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
  const builder = new AxeBuilder({ page })
  // Only what is wrong is asked for: describing everything that is right takes as long again.
  // Room around what is touched is asked by WCAG 2.2 and off in axe by itself.
  const rules = { 'target-size': { enabled: !onlyContrast } }
  builder.options({ resultTypes: ['violations'], preload: false, rules })
  if (onlyContrast) builder.withRules(['color-contrast'])
  const found = (await builder.analyze()).violations
  const violations = [...found.filter(({ id }) => id !== 'target-size'), ...(await uncovered(page, found))]
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  )
  expect(lines, `axe on ${page.url()}`).toEqual([])
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/**
 * Of what is too small to be touched, what is so in the middle of the page, too: half under the header or the bar at the
 * foot is a matter of how far somebody has scrolled.
 */
async function uncovered(page: Page, found: readonly Violation[]): Promise<Violation[]> {
  const nodes = found.filter(({ id }) => id === 'target-size').flatMap((violation) => violation.nodes)
  const kept: Violation[] = []
  const before = await page.evaluate(() => window.scrollY)
  for (const { target } of nodes) {
    const place = target.flat().join(' ')
    await page
      .locator(place)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    kept.push(...(await new AxeBuilder({ page }).include(place).withRules(['target-size']).analyze()).violations)
  }
  if (nodes.length > 0) await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), before)
  return kept
}
