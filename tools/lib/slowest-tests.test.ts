import { expect, test } from 'vitest'

import { slowest, timesOfPlaywright, timesOfVitest } from './slowest-tests.ts'

test('the slowest first, of both kinds of report, with file and title', () => {
  const times = [
    ...timesOfVitest({
      testResults: [
        {
          name: 'server/src/a.test.ts',
          assertionResults: [
            { fullName: 'quick', duration: 12 },
            { fullName: 'never ran', duration: null },
            { fullName: 'slow', duration: 65_432 },
          ],
        },
      ],
    }),
    ...timesOfPlaywright({
      suites: [
        {
          specs: [{ title: 'direct', file: 'a.spec.ts', tests: [{ results: [{ duration: 5_000 }] }] }],
          suites: [
            {
              specs: [
                { title: 'nested', file: 'a.spec.ts', tests: [{ results: [{ duration: 1 }, { duration: 7_000 }] }] },
              ],
            },
          ],
        },
      ],
    }),
  ]
  expect(slowest(times, 3)).toEqual([
    '   65.4 s  server/src/a.test.ts slow',
    '    7.0 s  e2e/stories/a.spec.ts nested',
    '    5.0 s  e2e/stories/a.spec.ts direct',
  ])
})
