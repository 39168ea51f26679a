// Secrets that must be read again are stored sealed: AES-256-GCM with a key made from the server's secret for one purpose.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const keyFor = (secret: Buffer, purpose: string) => createHmac('sha256', secret).update(`seal ${purpose}`).digest()

export function seal(secret: Buffer, purpose: string, text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

export function unseal(secret: Buffer, purpose: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
}
