// Fresh secrets for development and tests, in the forms that server/src/config.ts expects.
import { generateKeyPairSync, randomBytes } from 'node:crypto'

export function newSecrets() {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return {
    TOKEN_PRIVATE_KEY: Buffer.from(pem).toString('base64'),
    SESSION_SECRET: randomBytes(32).toString('base64'),
  }
}
