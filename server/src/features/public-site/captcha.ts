// Small sums for people. The id is the signed text {id, end, MAC over the answer}: nothing is stored until somebody
// tries, the answer cannot be read from it, and the server's secret is needed to make or change one.
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const MINUTES = 5
const BYTES = 16 + 6 + 32

export interface OpenCaptcha {
  id: string
  expiresAt: Date
  isRight: (answer: number) => boolean
}

export interface Captchas {
  make: (now: Date) => { problem: string; captchaId: string }
  /** null: not one of ours, or too old. */
  open: (captchaId: string, now: Date) => OpenCaptcha | null
}

/** An answer given for one form is none for another. */
export function captchas(secret: Buffer, form: string): Captchas {
  const key = createHmac('sha256', secret).update(`captcha ${form}`).digest()
  const mac = (head: Buffer, answer: number) => createHmac('sha256', key).update(head).update(String(answer)).digest()
  return {
    make(now) {
      const { problem, answer } = sum()
      const head = Buffer.concat([randomBytes(16), Buffer.alloc(6)])
      head.writeUIntBE(now.getTime() + MINUTES * 60_000, 16, 6)
      return { problem, captchaId: Buffer.concat([head, mac(head, answer)]).toString('base64url') }
    },
    open(captchaId, now) {
      const bytes = Buffer.from(captchaId, 'base64url')
      // Only the one spelling: base64url has several for the same bytes.
      if (bytes.length !== BYTES || bytes.toString('base64url') !== captchaId) return null
      const head = bytes.subarray(0, 22)
      const expiresAt = new Date(head.readUIntBE(16, 6))
      const left = expiresAt.getTime() - now.getTime()
      // A made-up end may be far away; ours never is.
      if (left <= 0 || left > MINUTES * 60_000) return null
      return {
        id: uuidOf(head.subarray(0, 16)),
        expiresAt,
        isRight: (answer) => timingSafeEqual(mac(head, answer), bytes.subarray(22)),
      }
    },
  }
}

/** Small enough for everybody's head; each may be tried three times only, and only for five minutes. */
function sum(): { problem: string; answer: number } {
  const isTimes = randomInt(3) === 0
  const isMinus = !isTimes && randomInt(2) === 0
  const small = randomInt(2, 10)
  const [a, b] = isTimes ? [randomInt(2, 6), small] : [small + randomInt(1, 11), small]
  if (isTimes) return { problem: `Wie viel ist ${a} × ${b}?`, answer: a * b }
  if (isMinus) return { problem: `Wie viel ist ${a} − ${b}?`, answer: a - b }
  return { problem: `Wie viel ist ${a} + ${b}?`, answer: a + b }
}

const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
