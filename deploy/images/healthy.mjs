// For HEALTHCHECK: one of the three runs here; whichever answers /healthz is the one.
const { HTTP_OPERATIONS_PORT = 3010, LIVE_OPERATIONS_PORT = 3011, WORKER_PORT = 3002 } = process.env
const ask = async (port) => {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) })
  if (!answer.ok) throw new Error(String(answer.status))
}
await Promise.any([HTTP_OPERATIONS_PORT, LIVE_OPERATIONS_PORT, WORKER_PORT].map(ask)).then(
  () => process.exit(0),
  () => process.exit(1),
)
