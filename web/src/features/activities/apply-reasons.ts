// Why one cannot apply, in a sentence.
import messages from '@werkplatz/content/messages/activities.json'
import type { ApplyBlocker } from '@werkplatz/contract/activities/schemas.ts'

export const applyReasons: Record<ApplyBlocker, string> = {
  own: messages.hindranceOwn.text,
  not_open: messages.hindranceNotOpen.text,
  started: messages.hindranceStarted.text,
  full: messages.full.text,
  no_permission: messages.hindranceNoPermission.text,
  already_applied: messages.hindranceAlreadyApplied.text,
  external_request_needed: messages.hindranceRequestNeeded.text,
  external_request_pending: messages.hindranceRequestPending.text,
  external_request_rejected: messages.hindranceRequestRejected.text,
}
