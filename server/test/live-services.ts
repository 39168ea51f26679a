import type { LiveServices } from '../src/feature.ts'
import { inCase } from '../src/jobs/in-case.ts'
import { makeLog } from '../src/lib/log.ts'
import type { Bus } from '../src/outbound/bus.ts'
import type { TestApp } from './app.ts'

/** What a live node hands to the features, on the data of a test. */
export const liveServices = (app: TestApp, bus: Bus): LiveServices => ({
  ...app.httpOptions.data,
  limiter: app.httpOptions.limiter,
  bus,
  inCase: inCase(app.queue, makeLog('test', 'silent')),
})
