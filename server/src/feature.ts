// What a feature brings, in its own feature.ts: app.ts lists the features and hands their parts to the frames.
import type { Member } from './access/member.ts'
import type { Data, Handler } from './http/handlers.ts'
import type { RateLimiter } from './http/rate-limit.ts'
import type { Bury, JobDefinition, Listener } from './jobs/definitions.ts'
import type { InCase } from './jobs/in-case.ts'
import type { LiveParts } from './live/gateway.ts'
import type { Bus } from './outbound/bus.ts'
import type { FileHolders } from './plugs/file-holders.ts'
import type { FeedTableRow, NotificationTableRow } from './plugs/notices.ts'
import type { Reportable } from './plugs/report-targets.ts'
import type { StoreClaims } from './plugs/store-claims.ts'
import type { TargetReach } from './plugs/target-reach.ts'
import type { Services } from './services.ts'

/** What gates and send handlers work with: nobody's data, or a caller's. */
export interface LiveServices extends Data {
  as: (me: Member) => Data
  limiter: RateLimiter
  bus: Bus
  inCase: InCase
}

export interface Feature {
  /** Contract route → action or query; a plain list where nothing is needed for it. */
  handlers?: readonly Handler[] | ((services: Services) => readonly Handler[])
  listeners?: readonly Listener[]
  /** Background work, with its schedule. */
  jobs?: readonly JobDefinition[]
  /** Keeps what is given up; one feature does. */
  bury?: Bury
  /** Who is told of what. */
  notices?: readonly NotificationTableRow[]
  /** What appears in the events feed. */
  feed?: readonly FeedTableRow[]
  /** Whether what a kind of notification leads to is still there for its reader. */
  reach?: TargetReach
  /** What it means for its things when one of their files goes. */
  fileHolders?: FileHolders
  /** Which objects of the store are its own. */
  stored?: StoreClaims
  reportable?: Reportable
  /** Gates and send handlers of live destinations, and who wants to know who is there. */
  live?: (services: LiveServices) => Partial<LiveParts>
}
