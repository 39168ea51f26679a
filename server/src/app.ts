// The list of features, and how what they bring is plugged into the frames. The only file that knows them all.
import { destinations } from '@werkplatz/contract/destinations.ts'
import type { Destination } from '@werkplatz/contract/shared/destination.ts'

import { authenticator, type Authenticator } from './access/authenticate.ts'
import { devices, type Devices } from './access/devices.ts'
import { guardSwitch } from './access/guard-switch.ts'
import type { FindMember } from './access/member-batches.ts'
import { findMember, listPausedCompanies } from './access/member.queries.ts'
import { passwords } from './access/passwords.ts'
import { pausedCompanies, type PausedCompanies } from './access/paused-companies.ts'
import { accessTokens, type AccessTokens } from './access/tokens.ts'
import type { Config } from './config.ts'
import type { Db } from './db/handles.ts'
import type { Feature, LiveServices } from './feature.ts'
import { accessCheck } from './features/access-check/feature.ts'
import { accounts } from './features/accounts/feature.ts'
import { activities } from './features/activities/feature.ts'
import { admin } from './features/admin/feature.ts'
import { applications } from './features/applications/feature.ts'
import { assignments } from './features/assignments/feature.ts'
import { audit } from './features/audit/feature.ts'
import { blocks } from './features/blocks/feature.ts'
import { bookmarks } from './features/bookmarks/feature.ts'
import { calendar } from './features/calendar/feature.ts'
import { catalogues } from './features/catalogues/feature.ts'
import { chats } from './features/chats/feature.ts'
import { companies } from './features/companies/feature.ts'
import { companyArea } from './features/company-area/feature.ts'
import { evaluationLinks } from './features/evaluation-links/feature.ts'
import { evaluations } from './features/evaluations/feature.ts'
import { dataExports } from './features/exports/feature.ts'
import { figures } from './features/figures/feature.ts'
import { files } from './features/files/feature.ts'
import { storeJobs } from './features/files/store/store.jobs.ts'
import { follows } from './features/follows/feature.ts'
import { invitations } from './features/invitations/feature.ts'
import { jobs } from './features/jobs/feature.ts'
import { mail } from './features/mail/feature.ts'
import { moderation } from './features/moderation/feature.ts'
import { monthlySheet } from './features/monthly-sheet/feature.ts'
import { myData } from './features/my-data/feature.ts'
import { notifications } from './features/notifications/feature.ts'
import { feedListeners, notifyListeners } from './features/notifications/notification.listeners.ts'
import { people } from './features/people/feature.ts'
import { posts } from './features/posts/feature.ts'
import { profiles } from './features/profiles/feature.ts'
import { publicSite } from './features/public-site/feature.ts'
import { school } from './features/school/feature.ts'
import { search } from './features/search/feature.ts'
import { secondFactor } from './features/second-factor/feature.ts'
import { settings } from './features/settings/feature.ts'
import { setup } from './features/setup/feature.ts'
import { switches } from './features/switches/feature.ts'
import { workHistory } from './features/work-history/feature.ts'
import type { Handler } from './http/handlers.ts'
import type { Door } from './http/upload-door.ts'
import type { WorkerParts } from './jobs/run-worker.ts'
import { systemClock, type Clock } from './lib/clock.ts'
import type { LiveParts } from './live/gateway.ts'
import type { SendHandler } from './live/protocol.ts'
import type { Documents } from './outbound/documents/documents.ts'
import { storageOptions } from './outbound/open-outbound.ts'
import { storageAddresses } from './outbound/storage-addresses.ts'
import { DOOR_PATH } from './outbound/upload-door.ts'
import type { StoreClaims } from './plugs/store-claims.ts'
import type { Services } from './services.ts'

const features: readonly Feature[] = [
  accessCheck,
  accounts,
  activities,
  admin,
  applications,
  assignments,
  audit,
  blocks,
  bookmarks,
  calendar,
  catalogues,
  chats,
  companies,
  companyArea,
  dataExports,
  evaluationLinks,
  evaluations,
  figures,
  files,
  follows,
  invitations,
  jobs,
  mail,
  moderation,
  monthlySheet,
  myData,
  notifications,
  people,
  profiles,
  posts,
  publicSite,
  school,
  search,
  secondFactor,
  settings,
  setup,
  switches,
  workHistory,
]

/** One table from what the features say; a word that two of them claim is a mistake. */
function oneTable<T extends object>(parts: readonly (T | undefined)[]): T {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}))
  const twice = entries.find(([key], i) => entries.findIndex(([other]) => other === key) !== i)
  if (twice) throw new Error(`two features speak for ${twice[0]}`)
  return Object.fromEntries(entries) as T
}

export interface Identity {
  tokens: AccessTokens
  authenticator: Authenticator
  devices: Devices
  paused: PausedCompanies
}

const oneByOne =
  (db: Db): FindMember =>
  async (sessionId) =>
    (await findMember(db, { sessionId }))[0]

export function identity(config: Config, db: Db, clock: Clock, find: FindMember = oneByOne(db)): Identity {
  const tokens = accessTokens(config.TOKEN_PRIVATE_KEY, clock)
  const paused = pausedCompanies(async () => (await listPausedCompanies(db, {})).map(({ id }) => id), clock)
  return {
    tokens,
    paused,
    authenticator: authenticator(find, tokens, clock, paused),
    devices: devices(Buffer.from(config.SESSION_SECRET, 'base64')),
  }
}

export async function appHandlers(
  config: Config,
  { tokens, authenticator, devices, paused }: Identity,
  documents: Documents,
  clock: Clock = systemClock,
): Promise<Handler[]> {
  const { origin, hostname: host } = new URL(config.PASSKEY_ORIGIN ?? config.PUBLIC_URL)
  const services: Services = {
    clock,
    tokens,
    authenticator,
    devices,
    paused,
    passwords: await passwords(),
    secret: Buffer.from(config.SESSION_SECRET, 'base64'),
    aliases: config.LOGIN_DOMAIN_ALIASES,
    site: { origin, host },
    publicUrl: config.PUBLIC_URL,
    addresses: storageAddresses(storageOptions(config), clock),
    documents,
    fileHolders: oneTable(features.map((feature) => feature.fileHolders)),
    reportable: oneTable(features.map((feature) => feature.reportable)),
    reach: targetReach,
  }
  return features.flatMap(({ handlers = [] }) => (typeof handlers === 'function' ? handlers(services) : handlers))
}

/** What the http frame needs to send uploads of unknown size on to the store. */
export const doorOf = (config: Config, clock: Clock): Door => {
  const { door } = storageAddresses(storageOptions(config), clock)
  return { path: DOOR_PATH, open: (slip, bytes) => door.open(slip, bytes) }
}

/** Gates and send handlers of the features; what they read and write is handed to them here. */
export function liveParts(services: LiveServices): LiveParts {
  const parts = features.map((feature) => feature.live?.(services))
  const present = parts.flatMap((part) => part?.present ?? [])
  return {
    gates: oneTable(parts.map((part) => part?.gates)),
    sends: switchable(oneTable(parts.map((part) => part?.sends)), services),
    present: async (people) => void (await Promise.all(present.map((note) => note(people)))),
  }
}

/** What a send destination begins is refused while it is switched off, as a route is by the http frame. */
const switchable = (sends: LiveParts['sends'], { db }: LiveServices): LiveParts['sends'] =>
  Object.fromEntries(
    Object.entries(sends).map(([name, handler]) => {
      const { needs } = (destinations as Readonly<Record<string, Destination>>)[name] ?? {}
      if (!needs) return [name, handler]
      const handle: SendHandler['handle'] = async (request, live) => {
        await guardSwitch(db, needs, request.me.companyId)
        await handler.handle(request, live)
      }
      return [name, { ...handler, handle }]
    }),
  )

/** Which event tells whom what (decisions §11), and what appears in the feed. */
export const notificationTable = features.flatMap(({ notices = [] }) => notices)
export const feedTable = features.flatMap(({ feed = [] }) => feed)
export const targetReach = oneTable(features.map((feature) => feature.reach))

/** Every object of the store that belongs to something. */
export const storeClaims: StoreClaims = {
  lists: features.flatMap(({ stored }) => stored?.lists ?? []),
  below: features.flatMap(({ stored }) => stored?.below ?? []),
}

export const workerParts: WorkerParts = {
  listeners: [
    ...features.flatMap(({ listeners = [] }) => listeners),
    ...notifyListeners(notificationTable),
    ...feedListeners(feedTable),
  ],
  jobs: [...features.flatMap(({ jobs: own = [] }) => own), ...storeJobs(storeClaims)],
  bury: features.find(({ bury }) => bury)?.bury,
}
