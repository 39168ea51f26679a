// What the search box of chats finds: own chats by name, then own messages by their words.
import type { Member } from '../../../access/member.ts'
import type { Db } from '../../../db/handles.ts'
import { likePattern, typedName } from '../../people/person-name.ts'
import { searchMessages } from '../message.queries.ts'
import { listChatsByIds, searchChats } from './chat-read.queries.ts'

const MOST = 20

export async function findInChats(db: Db, me: Member, typed: string) {
  const params = { pattern: likePattern(typedName(typed)), size: MOST }
  const [chats, found] = await Promise.all([searchChats(db, me, params), searchMessages(db, me, params)])
  const ids = [...new Set(found.map((message) => message.chat_id))]
  const heads = new Map((ids.length ? await listChatsByIds(db, me, { ids }) : []).map((chat) => [chat.id, chat]))
  const messages = found.flatMap((message) => {
    const chat = heads.get(message.chat_id)
    return chat ? [{ chat, message }] : []
  })
  return { chats, messages }
}
