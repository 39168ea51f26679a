import { expect, test } from 'vitest'

import { atEndOfFile } from '../../../test/end-of-file.ts'
import { eventually } from '../../../test/eventually.ts'
import { watchHealth } from '../health.ts'
import { serviceUp } from '../metrics.ts'

test('each service is in the figures as /readyz knows it', async () => {
  let isAway = true
  const health = watchHealth(
    {
      there: async () => {},
      wanted: async () => {
        if (isAway) throw new Error('no answer')
      },
    },
    ['wanted'],
  )
  atEndOfFile(async () => health.stop())
  const figures = async () =>
    Object.fromEntries((await serviceUp.get()).values.map(({ labels, value }) => [labels.service, value]))
  await eventually(async () => expect(await figures()).toEqual({ there: 1, wanted: 0 }))
  expect(health.answer()).toMatchObject({ status: 503, body: { state: 'down' } })
  isAway = false
  await eventually(async () => expect(await figures()).toEqual({ there: 1, wanted: 1 }))
  expect(health.answer()).toMatchObject({ status: 200, body: { state: 'ready' } })
})
