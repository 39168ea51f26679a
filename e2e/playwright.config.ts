// Browser stories against the built web, two http nodes, two live nodes and a worker behind the edge
// (support/global-setup.ts starts them). Run with `pnpm build && pnpm e2e`.
import { defineConfig } from '@playwright/test'

import { EDGE_URL, WORLDS } from './support/address.ts'
import { chromiumArgs, chromiumPath } from './support/chromium.ts'

export default defineConfig({
  testDir: 'stories',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  // One file after the other in each world; the stories of a world share its people.
  workers: WORLDS,
  retries: 0,
  // Shared machines stand still for seconds at a time. What never comes fails after half a minute as well as after ten seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_JSON
    ? [['list'], ['json', { outputFile: process.env.E2E_JSON }]]
    : [['list'], ['html', { outputFolder: 'report', open: 'never' }]],
  use: {
    baseURL: EDGE_URL,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    viewport: { width: 1440, height: 900 },
    // Recording doubles the time of a story; a failure leaves its picture and what the page said without it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath, args: chromiumArgs },
  },
})
