// What every feature's handlers are handed: made once when the http process starts (app.ts), the same for all.
import type { Authenticator } from './access/authenticate.ts'
import type { Devices } from './access/devices.ts'
import type { Passwords } from './access/passwords.ts'
import type { PausedCompanies } from './access/paused-companies.ts'
import type { AccessTokens } from './access/tokens.ts'
import type { Clock } from './lib/clock.ts'
import type { Documents } from './outbound/documents/documents.ts'
import type { StorageAddresses } from './outbound/storage-addresses.ts'
import type { FileHolders } from './plugs/file-holders.ts'
import type { Reportable } from './plugs/report-targets.ts'
import type { TargetReach } from './plugs/target-reach.ts'

export interface Services {
  clock: Clock
  tokens: AccessTokens
  authenticator: Authenticator
  paused: PausedCompanies
  devices: Devices
  passwords: Passwords
  /** Signs and seals what leaves us and comes back: refresh tokens, links in mails, sums to solve. */
  secret: Buffer
  /** Mail domains that mean the same mailbox. */
  aliases: ReadonlyMap<string, string>
  /** The site as browsers know it: a passkey works there and nowhere else. */
  site: { origin: string; host: string }
  /** Where people open what hangs on a board as paper. */
  publicUrl: string
  addresses: StorageAddresses
  documents: Documents
  /** What the features say about their things, for those that know none of them. */
  fileHolders: FileHolders
  reportable: Reportable
  reach: TargetReach
}
