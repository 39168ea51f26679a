// The `test` of every story: it also fails when the page complains or talks to a stranger.
import { test as base } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { EDGE_URL } from './address.ts'

type Fixtures = {
  /** Complaints that a story provokes on purpose. */
  allowedNoise: RegExp[]
  noNoise: void
}

export const test = base.extend<Fixtures>({
  allowedNoise: [[], { option: true }],
  noNoise: [
    async ({ browser, context, allowedNoise }, use) => {
      const noise: string[] = []
      const listen = (page: Page) => {
        // The browser hands its file dialog over from the start; asked for in the last moment it would open its own.
        page.on('filechooser', () => undefined)
        page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
        page.on('console', (message) => {
          // The browser's own line about a 4xx answer: refusals are part of many stories.
          const refusal = /^Failed to load resource: .* 4\d\d/.test(message.text())
          // The server closes at logout while the library still says good-bye: harmless, and the browser's own line.
          const farewell = /WebSocket is already in CLOSING or CLOSED state/.test(message.text())
          // A check that takes longer is asked for again, after the pause the answer names.
          const isWaiting =
            /^Failed to load resource: .* 503/.test(message.text()) && message.location().url.endsWith('/validate')
          if (message.type() === 'error' && !refusal && !farewell && !isWaiting)
            noise.push(`console: ${message.text()}`)
        })
      }
      const listenTo = (one: BrowserContext) => {
        one.on('page', listen)
        one.on('request', (request) => {
          const { protocol, hostname } = new URL(request.url())
          // The S3 store has another port of the same machine.
          const ours = hostname === new URL(EDGE_URL).hostname
          if (protocol.startsWith('http') && !ours) noise.push(`request to ${request.url()}`)
        })
      }
      listenTo(context)
      // Stories with several people open windows of their own: they count as well, and do not outlive the story,
      // for a page left open goes on drawing and slows the stories after it.
      browser.on('context', listenTo)
      await use()
      browser.off('context', listenTo)
      await Promise.all(browser.contexts().flatMap((one) => (one === context ? [] : [one.close()])))
      expect(noise.filter((line) => !allowedNoise.some((allowed) => allowed.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
