// One timer for all clients: 10,000 timers of their own would cost more than the heart-beats they send.
export class TimerWheel<T> {
  readonly #slices: T[][]
  #current = 0
  #nextSpread = 0

  constructor(slices: number) {
    this.#slices = Array.from({ length: slices }, () => [])
  }

  /** Visited first after a whole round: a deadline. */
  addLast(item: T) {
    this.#slices[this.#current]!.push(item)
  }

  /** Visited first somewhere within the round: a burst of newcomers does not stay a burst. */
  addSpread(item: T) {
    this.#nextSpread = (this.#nextSpread + 1) % this.#slices.length
    this.#slices[this.#nextSpread]!.push(item)
  }

  /** Moves on by one slice; an item stays in the wheel as long as its visit answers true. */
  tick(visit: (item: T) => boolean) {
    this.#current = (this.#current + 1) % this.#slices.length
    const due = this.#slices[this.#current]!
    const kept: T[] = []
    this.#slices[this.#current] = kept
    for (const item of due) if (visit(item)) kept.push(item)
  }
}

const MAX_CATCH_UP = 5

/** Ticks at an even pace: setInterval alone slips by a millisecond each time, and after a stall it forgets. */
export function everyTick(tickMs: number, tick: () => void): () => void {
  let due = performance.now() + tickMs
  const timer = setInterval(() => {
    const now = performance.now()
    for (let ticks = 0; due <= now && ticks < MAX_CATCH_UP; ticks += 1) {
      due += tickMs
      tick()
    }
    if (due <= now) due = now + tickMs
  }, tickMs)
  return () => clearInterval(timer)
}
