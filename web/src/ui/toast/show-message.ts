import { messageDuration, messageText, type MessageDetails, type MessageEntry } from './message-text.ts'
import { toastStore, type ToastContent, type ToastKind } from './toast-store.ts'

const kinds: readonly string[] = ['success', 'info', 'warning', 'error'] satisfies ToastKind[]
const kindOf = (kind: string): ToastKind => (kinds.includes(kind) ? (kind as ToastKind) : 'info')

/** Shows a message of the catalogue: `showMessage(messages.saveFailed, error)` takes an ApiError as it is. */
export const showMessage = (message: MessageEntry, details: MessageDetails = {}) =>
  toastStore.show({
    kind: kindOf(message.kind),
    title: messageText(message, details),
    // A conflict has a reason that helps: archive it instead, the last place is gone.
    ...(details.status === 409 && details.detail && { text: details.detail }),
    durationMs: messageDuration(message),
  })

/** What went wrong before is no news to somebody who has just succeeded. */
export const clearErrors = () => toastStore.closeAll('error')

/** For texts that are not in the catalogue, such as context help. */
export const showToast = (content: ToastContent) => toastStore.show(content)
