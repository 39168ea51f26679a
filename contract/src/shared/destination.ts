// Live destinations: every name a client may subscribe or send to, with the scope word that gates it.
import type { z } from 'zod'

import type { Switchable } from '../rules/switches.ts'

export interface Destination {
  kind: 'subscribe' | 'send'
  /** With {userId} or {id}; ids are UUIDs and matched exactly, nothing else is a destination. */
  pattern: `/${'topic' | 'app'}/${string}`
  /** self: the id is the caller's own. signedIn: everybody, each receiving what they may see. participant: who is in the chat. */
  gate: 'self' | 'signedIn' | 'participant'
  payload?: z.ZodType
  /** Of a send destination: refused while this is switched off for the sender's company. */
  needs?: Switchable
  /**
   * Of a send destination: the sender's own destination on which a refusal is told, so that the connection stays. An ERROR
   * of STOMP must close it, with everything the person listens to. Absent: a refusal ends the connection.
   */
  refusedOn?: string
  summary: string
}

export const destination = <const D extends Destination>(declared: D) => declared
