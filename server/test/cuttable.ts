// A line that can be cut: connections pass through until somebody cuts them, and none is taken while it is. It may be a
// long one: then everything arrives later, in both directions.
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** What comes in goes out again after a while, in its order. */
const late = (ms: number) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      setTimeout(() => this.push(chunk), ms)
      done()
    },
    flush: (done) => void setTimeout(done, ms),
  })

export async function cuttable(url: string, delayMs = 0) {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    if (isCut) near.destroy()
    else if (delayMs === 0) near.pipe(far).pipe(near)
    else {
      near.pipe(late(delayMs)).pipe(far)
      far.pipe(late(delayMs)).pipe(near)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.host = `127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    url: through.href,
    cut: () => {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend: () => (isCut = false),
    /** The one that has been open longest. */
    breakOne: () => void open.values().next().value?.resetAndDestroy(),
    close: () => server.close(),
  }
}
