// Channels are what nodes fan out by; a destination is what a client names. The gate of a destination says which
// channels it listens to, so that `/topic/events` is one word for everybody and yet nobody hears a foreign company (T33).
import { destinations } from '@werkplatz/contract/destinations.ts'
import type { Destination } from '@werkplatz/contract/shared/destination.ts'
import { z } from 'zod'

import { currentTrace } from '../lib/trace.ts'
import { subjectFor, type Bus } from '../outbound/bus.ts'
import { liveSubject } from './subjects.ts'

type Declared = typeof destinations

/** Destinations that carry messages, by name. */
export type ChannelName = {
  [N in keyof Declared]: Declared[N] extends { kind: 'subscribe'; payload: z.ZodType } ? N : never
}[keyof Declared]

export type ChannelBody<N extends ChannelName> = z.input<Declared[N]['payload']>

/** For one person, or for those of one thing (a chat). */
export const channelOf = (name: string, id: string) => subjectFor(name, id)
export const companyChannel = (name: string, companyId: string) => subjectFor(`${name}.company`, companyId)
export const publicChannel = (name: string) => `${name}.public`
/** What concerns public activities: for whoever may read those of other companies … */
export const externalChannel = (name: string) => `${name}.external`
/** … and for the others of the company they belong to. Nobody listens to both. */
export const innerChannel = (name: string, companyId: string) => subjectFor(`${name}.inner`, companyId)

/** The payload loses every field the contract does not name, here and again where it arrives. */
export function publishLive<N extends ChannelName>(bus: Bus, channel: string, name: N, body: ChannelBody<N>) {
  if (nameOfChannel(channel) !== name) throw new Error(`${channel} is no channel of ${name}`)
  const { requestId, since = Date.now() } = currentTrace() ?? {}
  const trace = { ...(requestId && { requestId }), since }
  bus.publish(liveSubject(channel), { body: destinations[name].payload.parse(body), trace })
}

const CHANNEL = /^([A-Za-z]+)\.(?:public|external|(?:(?:company|inner)\.)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const nameOfChannel = (channel: string): string | undefined => CHANNEL.exec(channel)?.[1]

/** Only measured and logged with: what does not fit is left out, and the message told all the same. */
const LiveTrace = z.object({ requestId: z.uuid().optional(), since: z.number() }).optional().catch(undefined)

/** Whoever can reach the bus can write to it: what it says is believed only as far as the contract goes (T36). */
export function readLive(list: Readonly<Record<string, Destination>>, channel: string, message: unknown) {
  const name = nameOfChannel(channel)
  const payload = name === undefined || !Object.hasOwn(list, name) ? undefined : list[name]?.payload
  if (!payload) return null
  const read = z.object({ body: payload, trace: LiveTrace }).safeParse(message)
  if (!read.success) return null
  const { body, trace } = read.data
  // A payload that is one id travels as the bare id.
  return typeof body === 'string'
    ? { body, ...trace, contentType: 'text/plain' }
    : { body: JSON.stringify(body), ...trace, contentType: 'application/json' }
}
