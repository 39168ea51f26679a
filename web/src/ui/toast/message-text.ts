// From a catalogue entry to the sentence a person reads: the catalogue's rules, in one place.
import { defaultDurationMs, joinSeparator, statusFormat } from '@werkplatz/content/messages/catalogue.json'
import type { Message } from '@werkplatz/content/types.ts'

import { fillIn } from '../../lib/fill-in.ts'

/**
 * A catalogue entry as TypeScript sees it in an imported JSON file: literals are widened to string there.
 */
export type MessageEntry = Omit<Message, 'type' | 'kind' | 'source' | 'on400' | 'buttonsSource'> & {
  type: string
  kind: string
  source: string
  on400?: string
}

export interface MessageDetails {
  /** HTTP status of the failed call; 0 when no answer arrived. */
  status?: number
  /** The sentences of a 400. */
  errors?: string[]
  /** Why a call was refused, in the server's words. */
  detail?: string
  /** Fills {name} in the text. */
  values?: Record<string, string | number>
}

export function messageText(message: MessageEntry, { status, errors = [], values }: MessageDetails = {}) {
  if (status === 400 && message.on400 === 'joinServerErrors' && errors.length > 0) return errors.join(joinSeparator)
  const text = fillIn(message.text, values)
  if (!message.appendStatus || status === undefined) return text
  return fillIn(statusFormat, { text, status })
}

export const messageDuration = (message: Pick<MessageEntry, 'durationMs'>) => message.durationMs ?? defaultDurationMs
