// Rows → contract shapes. Whoever's account is closed has a name only in their own company.
import texts from '@werkplatz/content/messages/chat.json' with { type: 'json' }
import type { Chat, ChatDetails, ChatHit, ChatPerson, ChatRequest, Message } from '@werkplatz/contract/chats/schemas.ts'

import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { pictureUrl } from '../files/file.present.ts'
import { portraitUrl } from '../people/person.present.ts'
import type { AboutRow } from './about.queries.ts'
import type { ChatRequestRow } from './chat-request.queries.ts'
import type { MessageHitRow, MessageRow } from './message.queries.ts'
import type { ChatPersonRow, ChatRow } from './read/chat-read.queries.ts'

const titleOf = (row: ChatRow): string => {
  if (row.is_group) return row.title || row.first_names || texts.groupHeading.text
  return row.other_left && row.is_outside ? texts.formerPerson.text : (row.other_name ?? texts.formerPerson.text)
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function previewOf({
  last_kind: kind,
  last_body: body,
  last_deleted: isDeleted,
  last_first_name: name,
}: ChatRow): string {
  if (kind === null) return ''
  if (isDeleted) return texts.deleted.text
  if (kind === 'TEXT') return oneLine(body ?? '')
  return (kind === 'JOINED' ? texts.groupJoinedBy : texts.groupLeftBy).text.replace('{name}', name ?? '')
}

function stateOf(row: ChatRow): Chat['state'] {
  if (row.is_group) return row.is_open ? 'OPEN' : 'CLOSED'
  if (row.other_left) return 'CLOSED'
  return row.is_open ? 'OPEN' : 'REQUESTED'
}

export const presentChat =
  (addresses: StorageAddresses) =>
  (row: ChatRow): Chat => {
    const isGone = Boolean(row.other_left && row.is_outside)
    return {
      id: row.id,
      title: titleOf(row),
      image: isGone ? null : portraitUrl(addresses, row.picture),
      isRead: row.unread === 0,
      preview: previewOf(row),
      dateUpdated: row.date_updated.toISOString(),
      profileId: isGone ? null : row.other_profile,
      isGroup: row.is_group,
      state: stateOf(row),
      unread: row.unread,
      previewBy: row.last_kind === 'TEXT' ? row.last_author : null,
      otherId: row.other_id,
    }
  }

const presentPerson =
  (addresses: StorageAddresses) =>
  (row: ChatPersonRow): ChatPerson => {
    const isGone = row.is_former && row.is_outside
    return {
      id: row.id,
      profileId: row.profile_id,
      name: isGone ? texts.formerPerson.text : row.name,
      nameFirst: isGone ? texts.formerPerson.text : row.name_first,
      image: isGone ? null : portraitUrl(addresses, row.picture),
      presence: row.presence,
      isFormer: row.is_former,
    }
  }

export const presentChatDetails = (
  addresses: StorageAddresses,
  row: ChatRow,
  people: readonly ChatPersonRow[],
  about: AboutRow | undefined,
): ChatDetails => ({
  ...presentChat(addresses)(row),
  people: people.map(presentPerson(addresses)),
  readUpTo: people.find(({ read_up_to: upTo }) => upTo !== null)?.read_up_to ?? null,
  restsAtNight: people.some((one) => one.rests_at_night),
  lastNumber: row.last_number,
  about: about
    ? {
        type: about.type,
        id: about.id,
        title: about.title,
        image: pictureUrl(addresses, about.picture),
        status: about.status,
      }
    : null,
})

export const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  body: row.body,
  authorId: row.author_id,
  dateCreated: row.date_created.toISOString(),
  number: row.number,
  kind: row.kind,
  isDeleted: row.is_deleted,
  clientId: row.client_id,
})

/** What stands in a list of a message that is not taken back. */
export const presentPreview = (row: MessageRow): string => oneLine(row.body).slice(0, PREVIEW)
const PREVIEW = 160

export const presentChatRequest =
  (addresses: StorageAddresses) =>
  (row: ChatRequestRow): ChatRequest => ({
    id: row.id,
    chatId: row.chat_id,
    senderId: row.sender_id,
    senderProfileId: row.sender_profile,
    name: row.name,
    image: portraitUrl(addresses, row.picture),
    companyName: row.company,
    isGroup: row.is_group,
    title: row.title,
    names: row.people,
    body: row.body ?? '',
    messageId: row.message_id,
    dateCreated: row.date_created.toISOString(),
  })

/** Chats first, then messages, each with the chat it stands in. */
export function presentHits(
  addresses: StorageAddresses,
  chats: readonly ChatRow[],
  found: readonly { chat: ChatRow; message: MessageHitRow }[],
): ChatHit[] {
  const headOf = (row: ChatRow) => {
    const { id: chatId, title, image, preview, dateUpdated } = presentChat(addresses)(row)
    return { chatId, title, image, preview, dateUpdated }
  }
  return [
    ...chats.map((row) => ({ ...headOf(row), messageId: null, number: null })),
    ...found.map(({ chat, message }) => ({
      ...headOf(chat),
      preview: oneLine(message.body),
      dateUpdated: message.date_created.toISOString(),
      messageId: message.message_id,
      number: message.number,
    })),
  ]
}
