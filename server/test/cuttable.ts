// A line that can be cut: connections pass through until somebody cuts them, and none is taken while it is.
import { connect, createServer, type Socket } from 'node:net'

export async function cuttable(url: string) {
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
    else near.pipe(far).pipe(near)
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
    close: () => server.close(),
  }
}
