import { MOST_PEOPLE } from '@werkplatz/contract/chats/limits.ts'
import type { NewChat } from '@werkplatz/contract/chats/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { noteAbout } from '../about.queries.ts'
import { findRequestTo, insertRequests } from '../chat-request.queries.ts'
import { insertChat, insertFirstParticipants, listInvited, lockPair, type InvitedRow } from '../chat-write.queries.ts'
import { joinChat } from './join-chat.ts'

/** With one person the chat they have already, or a new one; with several always a new group, which its members see at once. */
export async function startChat(tx: Tx, me: Member, { participantIds, title, about }: NewChat): Promise<string> {
  const others = [...new Set(participantIds)].filter((id) => id !== me.id)
  if (others.length === 0) throw new Refusal('bad_input', { why: 'nobody else' })
  if (others.length >= MOST_PEOPLE) throw new Refusal('group_full')
  const invited = await listInvited(tx, me, others)
  if (invited.length < others.length) throw new Refusal('not_found', { others })
  const id = await (invited.length === 1 ? startPair(tx, me, invited[0]!) : startGroup(tx, me, invited, title ?? ''))
  if (about) await noteAbout(tx, me, id, about)
  return id
}

/** Whether the other one can be written to is said when somebody writes, and then without a reason. */
async function startPair(tx: Tx, me: Member, other: InvitedRow): Promise<string> {
  const [low, high] = [me.id, other.id].toSorted() as [string, string]
  const existing = await lockPair(tx, low, high)
  if (!existing && !other.is_active) throw new Refusal('not_found', { other: other.id })
  const made = existing ? undefined : await insertChat(tx, { creatorId: me.id, pair: { low, high }, title: '' })
  if (made) {
    await insertFirstParticipants(tx, made.id, me.id, other.must_be_asked ? [] : [other.id])
    if (other.must_be_asked) await insertRequests(tx, made.id, me.id, [other.id])
    return made.id
  }
  const chat = existing ?? (await lockPair(tx, low, high))!
  // Whoever declined and now comes by themself wants to.
  const toMe = await findRequestTo(tx, chat.id, me.id)
  if (toMe?.status === 'DECLINED') await joinChat(tx, chat, toMe, me)
  const toOther = await findRequestTo(tx, chat.id, other.id)
  // Of age by now, or has come to the caller meanwhile.
  if (toOther && toOther.status !== 'ACCEPTED' && !other.must_be_asked) await joinChat(tx, chat, toOther, { id: null })
  return chat.id
}

async function startGroup(tx: Tx, me: Member, invited: readonly InvitedRow[], title: string): Promise<string> {
  if (invited.some((one) => !one.is_active)) throw new Refusal('not_found')
  if (invited.some((one) => one.is_kept_apart)) throw new Refusal('chat_refused')
  const chat = (await insertChat(tx, { creatorId: me.id, pair: null, title }))!
  const idsOf = (isAsked: boolean) => invited.filter((one) => one.must_be_asked === isAsked).map(({ id }) => id)
  await insertFirstParticipants(tx, chat.id, me.id, idsOf(false))
  for (const requestId of await insertRequests(tx, chat.id, me.id, idsOf(true)))
    await announce(tx, 'chat.requested', { requestId })
  // Members see the group at once.
  await announce(tx, 'chat.peopleChanged', { chatId: chat.id, personId: me.id })
  return chat.id
}
