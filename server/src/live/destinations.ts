// The one list of what a client may name, with the gate of each. What does not match exactly is no destination (T32).
import { destinations } from '@werkplatz/contract/destinations.ts'
import type { Destination } from '@werkplatz/contract/shared/destination.ts'

import type { Member } from '../access/member.ts'
import { channelOf, companyChannel, externalChannel, innerChannel, publicChannel } from './channels.ts'

export type DestinationList = Readonly<Record<string, Destination>>

export interface GateRequest {
  me: Member
  /** Of the destination in the contract's list. */
  name: string
  /** The id in the destination, for patterns that hold one. */
  id: string | undefined
}

/** Who may listen or send. The contract names a gate by its word; app.ts hands in those that need the database. */
export interface Gate {
  /** Asked with one request at SUBSCRIBE or SEND and with all open ones at a recheck: one query however many. */
  allows: (requests: readonly GateRequest[]) => readonly boolean[] | Promise<readonly boolean[]>
  channels: (request: GateRequest) => readonly string[]
  /** The right can end while session and roles stay as they were (leaving a chat): asked again every few seconds. */
  recheck: boolean
}

/** The channel of the id itself; most gates need no other. */
export const ownChannel = ({ name, id }: GateRequest): readonly string[] => (id ? [channelOf(name, id)] : [])

export const frameGates: Readonly<Record<string, Gate>> = {
  self: {
    allows: (requests) => requests.map(({ me, id }) => id === me.id),
    channels: ownChannel,
    recheck: false,
  },
  signedIn: {
    allows: (requests) => requests.map(() => true),
    channels: ({ me, name }) => [
      publicChannel(name),
      companyChannel(name, me.companyId),
      me.permissions.has('READ_EXTERNAL_ACTIVITIES') ? externalChannel(name) : innerChannel(name, me.companyId),
    ],
    recheck: false,
  },
}

export interface Match {
  name: string
  declared: Destination
  gate: Gate
  id: string | undefined
}

export type MatchDestination = (kind: Destination['kind'], text: string | undefined) => Match | null

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const PATTERN = /^\/(topic|app)(\/[A-Za-z]+)+(\/\{[A-Za-z]+\})?$/
const MAX_LENGTH = 200

/** Ids come last and are UUIDs in lower case: one spelling each, so nothing is decoded or normalised. */
export function matcher(gates: Readonly<Record<string, Gate>>, list: DestinationList = destinations): MatchDestination {
  const known = Object.entries(list).map(([name, declared]) => {
    const gate = gates[declared.gate]
    if (!gate) throw new Error(`destination ${name} has the unknown gate ${declared.gate}`)
    if (!PATTERN.test(declared.pattern)) throw new Error(`destination ${name} has a pattern that cannot be matched`)
    const exact = new RegExp(`^${declared.pattern.replace(/\{\w+\}$/, `(${UUID})`)}$`)
    return { name, declared, gate, exact }
  })
  return (kind, text) => {
    if (!text || text.length > MAX_LENGTH) return null
    for (const { name, declared, gate, exact } of known) {
      if (declared.kind !== kind) continue
      const found = exact.exec(text)
      if (found) return { name, declared, gate, id: found[1] }
    }
    return null
  }
}
