// Passwords: argon2id with the figures OWASP lists first; at most four hashes at once so that a wave of logins queues
// instead of starving everything else.
import { hash, verify } from '@node-rs/argon2'

const parameters = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }
const MAX_AT_ONCE = 4

export interface Passwords {
  hash(password: string): Promise<string>
  /** `stored` absent: the same work against a hash nobody knows, so that unknown people cannot be told from known. */
  matches(stored: string | undefined, password: string): Promise<boolean>
  needsRehash(stored: string): boolean
}

export async function passwords(): Promise<Passwords> {
  let running = 0
  const waiting: (() => void)[] = []
  const limited = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < MAX_AT_ONCE) running += 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      // The place goes straight to whoever waits longest, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  const nobody = await hash(crypto.randomUUID(), parameters)
  return {
    hash: (password) => limited(() => hash(password, parameters)),
    matches: async (stored, password) => {
      const good = await limited(() => verify(stored ?? nobody, password))
      return good && stored !== undefined
    },
    needsRehash: (stored) =>
      !stored.includes(`m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}`),
  }
}
