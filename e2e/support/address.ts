// Where the product runs during the stories. E2E_PORT lets CI run beside a developer's stories.
export const EDGE_PORT = Number(process.env.E2E_PORT ?? 8080)
export const EDGE_URL = `http://127.0.0.1:${EDGE_PORT}`
