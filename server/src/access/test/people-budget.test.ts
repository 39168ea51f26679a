import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../test/app.ts'
import { newScene, type Scene } from '../../../test/people.ts'
import { signals } from '../../lib/metrics.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

describe('notePeopleSeen', () => {
  test('T29: ten minutes of scraping collect at most 200 of 5,000 people', async () => {
    // Files before this one counted, too.
    signals.reset()
    await app.pool.query(
      `insert into person (company_id, email, name_first, name_last, roles, setup_at)
       select $1, 's' || n || '@scrape.example', 'Person' || n, md5(n::text), '{USER}', now() from generate_series(1, 5000) n`,
      [scene.nordwerk],
    )
    const seen = new Set<string>()
    let isRefused = false
    // Over the full hour: no window may begin anew there.
    const hour = 3_600_000
    app.clock.add((hour - (app.clock.now().getTime() % hour)) / 1000 - 300)
    for (let i = 0; i < 100; i += 1) {
      app.clock.add(6)
      const query = `Person${(i * 37) % 5000}`
      const { status, body } = await app.call('searchPeople', { as: scene.noah, query: { query } })
      if (status === 200) for (const hit of body) seen.add(hit.userId)
      else isRefused = status === 429
    }
    expect(isRefused).toBe(true)
    expect(seen.size).toBeGreaterThan(50)
    expect(seen.size).toBeLessThanOrEqual(200)
    // Somebody is told: a line that names the person and no name, and a figure to watch.
    const warned = app.logged
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line.level === 40)
    expect(warned.length).toBeGreaterThan(0)
    for (const line of warned)
      expect(line).toMatchObject({
        signals: ['bulk_read'],
        personId: scene.noah.id,
        msg: 'somebody should look at this',
      })
    const { values } = await signals.get()
    expect(values).toEqual([expect.objectContaining({ labels: { signal: 'bulk_read' }, value: warned.length })])
  }, 60_000)
})
