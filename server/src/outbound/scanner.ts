// The virus scanner: clamd's INSTREAM. Three answers: clean, infected, or no verdict. Whatever is not a clear «OK» or
// «FOUND» (a closed stream, an error, silence) is no verdict, and without a verdict nothing is served (T42).
import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'

export type Verdict = 'clean' | 'infected' | 'none'

export interface Scanner {
  scan(path: string, size: number): Promise<Verdict>
}

const CONNECT_MS = 2_000
const BASE_MS = 8_000
/** Slower than any scanner we run, so that only a hung one is cut. */
const MS_PER_MIB = 300

export function clamdScanner(host: string, port: number): Scanner {
  return {
    async scan(path, size) {
      const deadline = AbortSignal.timeout(BASE_MS + Math.ceil(size / 1024 / 1024) * MS_PER_MIB)
      try {
        return verdictOf(await instream(host, port, path, deadline))
      } catch {
        return 'none'
      }
    },
  }
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return 'clean'
  return answer.endsWith(' FOUND') ? 'infected' : 'none'
}

async function instream(host: string, port: number, path: string, deadline: AbortSignal): Promise<string> {
  const socket = await open(host, port)
  const cut = () => socket.destroy(new Error('too slow'))
  deadline.addEventListener('abort', cut)
  const answer = answerOf(socket)
  // It may say no before it has read everything: then writing fails and the answer decides.
  answer.catch(() => {})
  try {
    await write(socket, Buffer.from('zINSTREAM\0'))
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
      if (socket.destroyed || !socket.writable) break
      const length = Buffer.alloc(4)
      length.writeUInt32BE((chunk as Buffer).length)
      await write(socket, length)
      await write(socket, chunk as Buffer)
    }
    if (socket.writable) await write(socket, Buffer.alloc(4))
    return await answer
  } finally {
    deadline.removeEventListener('abort', cut)
    socket.destroy()
  }
}

function open(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    const timer = setTimeout(() => socket.destroy(new Error('no connection')), CONNECT_MS)
    socket.once('error', reject)
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.off('error', reject)
      resolve(socket)
    })
  })
}

const write = (socket: Socket, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())))

/** One line ending in NUL. A connection that ends without it said nothing. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (data: Buffer) => {
      text += data.toString('latin1')
      const end = text.indexOf('\0')
      if (end >= 0) resolve(text.slice(0, end))
      else if (text.length > 1_000) socket.destroy(new Error('not an answer'))
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('closed without an answer')))
  })
}
