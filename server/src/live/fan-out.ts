// Deliveries in small batches: one event for 10,000 clients must not keep the others' heart-beats waiting.
import { liveDeliverySeconds, liveFrames } from '../lib/metrics.ts'
import type { Subscription } from './connection.ts'
import type { EncodeFor } from './frames.ts'
import type { Limits } from './limits.ts'

interface Delivery {
  to: readonly Subscription[]
  next: number
  encode: EncodeFor
  /** When what it tells of happened, by the clock of whoever told it. */
  since: number
}

export class FanOut {
  readonly #limits: Limits
  /** One line for all: what was published first reaches each client first. */
  #queue: Delivery[] = []
  #isScheduled = false

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** False: we are too far behind and the message is not taken. */
  push(to: Iterable<Subscription>, encode: EncodeFor, since = Date.now()): boolean {
    if (this.#queue.length >= this.#limits.maxQueuedMessages) return false
    this.#queue.push({ to: [...to], next: 0, encode, since })
    this.#schedule()
    return true
  }

  clear() {
    this.#queue = []
  }

  #schedule() {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#deliver()
      if (this.#queue.length) this.#schedule()
    })
  }

  #deliver() {
    let left = this.#limits.deliveriesPerTurn
    let done = 0
    while (left > 0) {
      const [delivery] = this.#queue
      if (!delivery) break
      const subscription = delivery.to[delivery.next]
      if (!subscription) {
        liveDeliverySeconds.observe(Math.max(0, Date.now() - delivery.since) / 1000)
        this.#queue.shift()
        continue
      }
      delivery.next += 1
      left -= 1
      // Closed or unsubscribed since it was published.
      if (!subscription.isOpen) continue
      done += 1
      subscription.connection.send(delivery.encode(subscription.destination, subscription.id))
    }
    if (done) liveFrames.inc(done)
  }
}
