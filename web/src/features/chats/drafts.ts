// What somebody has begun to write in a chat.
import { draftStore } from '../../lib/draft-store.ts'

export const draftName = (chatId: string) => `chat.${chatId}`

/** Puts a proposed sentence into an empty field; what somebody has begun to write stays. */
export function proposeDraft(userId: string, chatId: string, text: string | null) {
  const kept = draftStore<string>(userId, draftName(chatId))
  if (text && !kept.read()) kept.write(text)
}
