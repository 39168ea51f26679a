// Where the product runs during the stories. E2E_PORT lets CI run beside a developer's stories.

/** Each browser at work has a demo world of its own: what one story changes, no other sees. */
export const WORLDS = 2

/** A cluster takes ports up to 40 above its edge's. */
export const edgePort = (world: number) => Number(process.env.E2E_PORT ?? 8080) + 50 * world

/** Playwright numbers its workers; outside of them it is the first world. */
export const WORLD = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
export const EDGE_PORT = edgePort(WORLD)

const edgeUrl = (world: number) => `http://127.0.0.1:${edgePort(world)}`
export const EDGE_URL = edgeUrl(WORLD)
export const OTHER_EDGE_URLS = Array.from({ length: WORLDS }, (_, world) => edgeUrl(world)).filter(
  (url) => url !== EDGE_URL,
)
