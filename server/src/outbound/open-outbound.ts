import type { Config } from '../config.ts'
import type { Bus } from './bus.ts'
import { openDocuments } from './documents/documents.ts'
import { openInspector } from './inspect/inspector.ts'
import { openMailer } from './mail.ts'
import type { Outbound } from './outbound.ts'
import { clamdScanner } from './scanner.ts'
import type { AddressOptions } from './storage-addresses.ts'
import { openStorage } from './storage.ts'

export const storageOptions = (config: Config): AddressOptions => ({
  endpoint: config.S3_ENDPOINT,
  region: config.S3_REGION,
  accessKeyId: config.S3_ACCESS_KEY_ID,
  secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  bucket: config.S3_BUCKET,
  publicUrl: new URL(config.PUBLIC_URL).origin,
})

export function openOutbound(config: Config, bus: Bus): Outbound & { close: () => void } {
  const storage = openStorage(storageOptions(config))
  const inspector = openInspector({ isConfinementRequired: config.FILE_SANDBOX === 'required' })
  const documents = openDocuments()
  const mail = openMailer(config.SMTP_URL)
  return {
    bus,
    mail,
    storage,
    scanner: clamdScanner(config.CLAMD_HOST, config.CLAMD_PORT),
    inspector,
    documents,
    close() {
      mail.close()
      inspector.close()
      documents.close()
      storage.close()
    },
  }
}
