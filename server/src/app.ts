// The list: every feature's routes, listeners and jobs, plugged into the frames. The only file that knows them all.
import { authenticator, type Authenticator } from './access/authenticate.ts'
import { devices, type Devices } from './access/devices.ts'
import type { FindMember } from './access/member-batches.ts'
import { findMember } from './access/member.queries.ts'
import { passwords } from './access/passwords.ts'
import { accessTokens, type AccessTokens } from './access/tokens.ts'
import type { Config } from './config.ts'
import type { Db } from './db/open.ts'
import { accountJobs } from './features/accounts/account.jobs.ts'
import { accountListeners } from './features/accounts/account.listeners.ts'
import { accountHandlers } from './features/accounts/account.routes.ts'
import { dropActivityFile } from './features/activities/actions/drop-activity-file.ts'
import { listReachableActivities } from './features/activities/activity-notice.queries.ts'
import { activityJobs } from './features/activities/activity.jobs.ts'
import { activityListeners } from './features/activities/activity.listeners.ts'
import { activityHandlers } from './features/activities/activity.routes.ts'
import { dropApplicationFile } from './features/applications/actions/drop-application-file.ts'
import { listReachableTargets } from './features/applications/application-notice.queries.ts'
import { applicationJobs } from './features/applications/application.jobs.ts'
import { applicationHandlers } from './features/applications/application.routes.ts'
import { listReachableAssignments } from './features/assignments/assignment.queries.ts'
import { assignmentHandlers } from './features/assignments/assignment.routes.ts'
import { auditJobs } from './features/audit/audit.jobs.ts'
import { bookmarkHandlers } from './features/bookmarks/bookmark.routes.ts'
import { companyHandlers } from './features/companies/company.routes.ts'
import { exportJobs } from './features/exports/export.jobs.ts'
import { listReachableExports } from './features/exports/export.queries.ts'
import { exportHandlers } from './features/exports/export.routes.ts'
import { mayAlwaysLeave, type FileHolders } from './features/files/file-holders.ts'
import { fileJobs } from './features/files/file.jobs.ts'
import { fileHandlers } from './features/files/file.routes.ts'
import { invitationJobs } from './features/invitations/invitation.jobs.ts'
import { invitationHandlers } from './features/invitations/invitation.routes.ts'
import { mailJobs } from './features/mail/mail.jobs.ts'
import { moderationHandlers } from './features/moderation/report.routes.ts'
import { liveEventTable, notificationTable } from './features/notifications/notification-table.ts'
import { notificationJobs } from './features/notifications/notification.jobs.ts'
import { liveEventListeners, notifyListeners, readListener } from './features/notifications/notification.listeners.ts'
import { notificationHandlers } from './features/notifications/notification.routes.ts'
import { eitherOf, followReach } from './features/notifications/target-reach.ts'
import { peopleJobs } from './features/people/person.jobs.ts'
import { peopleHandlers } from './features/people/person.routes.ts'
import { contactJobs } from './features/public-site/contact.jobs.ts'
import { publicSiteHandlers } from './features/public-site/contact.routes.ts'
import { secondFactorJobs } from './features/second-factor/second-factor.jobs.ts'
import { secondFactorHandlers } from './features/second-factor/second-factor.routes.ts'
import { settingHandlers } from './features/settings/setting.routes.ts'
import { setupHandlers } from './features/setup/setup.routes.ts'
import type { Data, Handler } from './http/handlers.ts'
import type { Door } from './http/upload-door.ts'
import type { WorkerParts } from './jobs/run-worker.ts'
import { systemClock, type Clock } from './lib/clock.ts'
import type { LiveParts } from './live/gateway.ts'
import { closeOwnSession } from './live/protocol.ts'
import type { Documents } from './outbound/documents/documents.ts'
import { storageOptions } from './outbound/open-outbound.ts'
import { storageAddresses } from './outbound/storage-addresses.ts'
import { DOOR_PATH } from './outbound/upload-door.ts'

export interface Identity {
  tokens: AccessTokens
  authenticator: Authenticator
  devices: Devices
}

const oneByOne =
  (db: Db): FindMember =>
  async (sessionId) =>
    (await findMember(db, { sessionId }))[0]

export function identity(config: Config, db: Db, clock: Clock, find: FindMember = oneByOne(db)): Identity {
  const tokens = accessTokens(config.TOKEN_PRIVATE_KEY, clock)
  return {
    tokens,
    authenticator: authenticator(find, tokens, clock),
    devices: devices(Buffer.from(config.SESSION_SECRET, 'base64')),
  }
}

export async function appHandlers(
  config: Config,
  { tokens, authenticator, devices }: Identity,
  documents: Documents,
  clock: Clock = systemClock,
): Promise<Handler[]> {
  const addresses = storageAddresses(storageOptions(config), clock)
  const { origin, hostname: host } = new URL(config.PASSKEY_ORIGIN ?? config.PUBLIC_URL)
  const parts = {
    tokens,
    authenticator,
    devices,
    passwords: await passwords(),
    secret: Buffer.from(config.SESSION_SECRET, 'base64'),
    aliases: config.LOGIN_DOMAIN_ALIASES,
    site: { origin, host },
  }
  return [
    ...accountHandlers(parts),
    ...invitationHandlers(parts),
    ...secondFactorHandlers(parts),
    ...setupHandlers({ authenticator, addresses }),
    ...notificationHandlers(addresses, {
      ...followReach,
      activity: eitherOf(listReachableActivities, listReachableExports),
      application: listReachableTargets,
      assignment: listReachableAssignments,
    }),
    ...settingHandlers(parts),
    ...publicSiteHandlers({ secret: parts.secret, clock }),
    ...fileHandlers(addresses, fileHolders),
    ...activityHandlers(addresses, { documents, publicUrl: config.PUBLIC_URL, clock }),
    ...applicationHandlers(addresses, clock),
    ...assignmentHandlers(addresses),
    ...bookmarkHandlers,
    ...exportHandlers(addresses),
    ...companyHandlers,
    ...peopleHandlers(clock, addresses),
    ...moderationHandlers,
  ]
}

const fileHolders: FileHolders = {
  activity: dropActivityFile,
  application: dropApplicationFile,
  avatar: mayAlwaysLeave,
  banner: mayAlwaysLeave,
}

/** What the http frame needs to send uploads of unknown size on to the store. */
export const doorOf = (config: Config, clock: Clock): Door => {
  const { door } = storageAddresses(storageOptions(config), clock)
  return { path: DOOR_PATH, open: (slip, bytes) => door.open(slip, bytes) }
}

/** Gates and send handlers of the features; what they read and write is handed to them here. */
export const liveParts = (_services: Data): LiveParts => ({ gates: {}, sends: { logOutLive: closeOwnSession } })

export const workerParts: WorkerParts = {
  listeners: [
    ...accountListeners,
    ...activityListeners,
    ...notifyListeners(notificationTable),
    ...liveEventListeners(liveEventTable),
    readListener,
  ],
  jobs: [
    ...accountJobs,
    ...auditJobs,
    ...exportJobs,
    ...fileJobs,
    ...invitationJobs,
    ...mailJobs,
    ...secondFactorJobs,
    ...notificationJobs,
    ...contactJobs,
    ...activityJobs,
    ...applicationJobs,
    ...peopleJobs,
  ],
}
