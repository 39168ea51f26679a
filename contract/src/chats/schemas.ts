import { z } from 'zod'

import { applicationStatus } from '../applications/status.ts'
import { assignmentStatus } from '../assignments/status.ts'
import { errorCodes } from '../rules/errors.ts'
import { Id, Instant, writtenText } from '../shared/shapes.ts'
import { aboutTypes } from './about.ts'
import { chatLimits as limits, MOST_PEOPLE, PAGE_SIZE } from './limits.ts'

/**
 * OPEN: one can write. REQUESTED: the first message waits for the other's answer, given or not. CLOSED: nobody is left to
 * write to.
 */
export const chatStates = ['OPEN', 'REQUESTED', 'CLOSED'] as const
export const ChatState = z.enum(chatStates)
export type ChatState = z.infer<typeof ChatState>

export const Chat = z
  .object({
    id: Id,
    title: z.string(),
    image: z.string().nullable(),
    isRead: z.boolean(),
    preview: z.string(),
    dateUpdated: Instant,
    /** Of the other one in a chat of two. */
    profileId: Id.nullable(),
    /** Not in the specification, from here on. */
    isGroup: z.boolean(),
    state: ChatState,
    unread: z.int(),
    /** Who wrote the preview. */
    previewBy: Id.nullable(),
    /** The other one in a chat of two. */
    otherId: Id.nullable(),
  })
  .meta({ id: 'Chat' })
export type Chat = z.infer<typeof Chat>

/** JOINED, LEFT: a line in the history of a group, without a text. */
export const messageKinds = ['TEXT', 'JOINED', 'LEFT'] as const
export const MessageKind = z.enum(messageKinds)
export type MessageKind = z.infer<typeof MessageKind>

export const Message = z
  .object({
    id: Id,
    body: z.string(),
    authorId: Id,
    dateCreated: Instant,
    /** Not in the specification, from here on: its place in the chat, from 1 without a gap. */
    number: z.int(),
    kind: MessageKind,
    /** Its text is gone for everybody. */
    isDeleted: z.boolean(),
    /** The name the sender's device gave it, so that it knows its own again. */
    clientId: Id.nullable(),
  })
  .meta({ id: 'ChatMessage' })
export type Message = z.infer<typeof Message>

/** ASKED: whether they want to; declined looks the same. */
export const ChatPerson = z
  .object({
    id: Id,
    profileId: Id,
    name: z.string(),
    nameFirst: z.string(),
    image: z.string().nullable(),
    presence: z.enum(['IN', 'ASKED', 'LEFT']),
    /** The account is closed; people of other companies read no name any more. */
    isFormer: z.boolean(),
  })
  .meta({ id: 'ChatPerson' })
export type ChatPerson = z.infer<typeof ChatPerson>

export const AboutType = z.enum(aboutTypes)

/** What a chat is about, as far as the reader may see it. */
export const ChatCard = z
  .object({
    type: AboutType,
    id: Id,
    /** Of an application the title of its activity. */
    title: z.string(),
    image: z.string().nullable(),
    /** An activity's is not told. */
    status: z.enum([...applicationStatus.statuses, ...assignmentStatus.statuses]).nullable(),
  })
  .meta({ id: 'ChatCard' })
export type ChatCard = z.infer<typeof ChatCard>

export const ChatDetails = Chat.extend({
  people: z.array(ChatPerson),
  /** In a chat of two: the last message the other one has read; null if they do not say. */
  readUpTo: z.int().nullable(),
  /** Somebody in it has their rest between 20:00 and 07:00. */
  restsAtNight: z.boolean(),
  /** The number of the last message. */
  lastNumber: z.int(),
  about: ChatCard.nullable(),
}).meta({ id: 'ChatDetails' })
export type ChatDetails = z.infer<typeof ChatDetails>

export const NewChat = z.strictObject({
  participantIds: z.array(Id).min(1).max(MOST_PEOPLE),
  /** Not in the specification: the name of a group. */
  title: writtenText(limits.title).optional(),
  /** Not in the specification: what the caller comes from. One they may not read is left out, like one that does not exist. */
  about: z.strictObject({ type: AboutType, id: Id }).optional(),
})
export type NewChat = z.infer<typeof NewChat>

export const MadeChat = z.object({ id: Id }).meta({ id: 'MadeChat' })

/** Sent again with the same clientId it is still one message. */
export const NewMessage = z.strictObject({ body: writtenText(limits.body).min(1), clientId: Id })
export type NewMessage = z.infer<typeof NewMessage>

export const ChatHit = z
  .object({
    chatId: Id,
    title: z.string(),
    image: z.string().nullable(),
    preview: z.string(),
    dateUpdated: Instant,
    /** Of a message that was found; null: the chat itself was. */
    messageId: Id.nullable(),
    /** Not in the specification: the message's place in the chat. */
    number: z.int().nullable(),
  })
  .meta({ id: 'ChatHit' })
export type ChatHit = z.infer<typeof ChatHit>

/** Somebody of another company would like to write, or to have one in a group. */
export const ChatRequest = z
  .object({
    id: Id,
    chatId: Id,
    senderId: Id,
    senderProfileId: Id,
    name: z.string(),
    image: z.string().nullable(),
    companyName: z.string(),
    isGroup: z.boolean(),
    title: z.string(),
    /** Of a group: who is in it. */
    names: z.array(z.string()),
    /** In a chat of two: what they wrote, and its message. */
    body: z.string(),
    messageId: Id.nullable(),
    dateCreated: Instant,
  })
  .meta({ id: 'ChatRequest' })
export type ChatRequest = z.infer<typeof ChatRequest>

export const UnreadChats = z
  .object({
    unread: z.int(),
    requests: z.int(),
    /** Whether others see in chats of two what the caller has read. */
    showsRead: z.boolean(),
  })
  .meta({ id: 'UnreadChats' })
export type UnreadChats = z.infer<typeof UnreadChats>

export const newsKinds = ['MESSAGE', 'READ', 'CHANGED'] as const

/**
 * What happened to one of the person's chats. MESSAGE: a new one. READ: on another device, or (readUpTo) by the other one in a chat of
 * two. CHANGED: read it again. refused: a message of the person's own was not taken.
 */
export const ChatNews = z.object({
  chatId: Id,
  news: z.enum(newsKinds).optional(),
  preview: z.string().optional(),
  previewBy: Id.optional(),
  number: z.int().optional(),
  dateUpdated: Instant.optional(),
  isRead: z.boolean().optional(),
  unread: z.int().optional(),
  readUpTo: z.int().optional(),
  clientId: Id.optional(),
  refused: z.enum(errorCodes).optional(),
})
export type ChatNews = z.infer<typeof ChatNews>

const page = { page: z.coerce.number().int().min(0).max(100_000).default(0) }
const size = { size: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE) }

/** A participantId that is not the caller's answers 403 (decisions §3). */
export const OwnChats = z.strictObject({ participantId: Id, ...page, ...size })
export const MessagesQuery = z.strictObject({
  chatId: Id,
  ...page,
  ...size,
  /** Not in the specification: those before this message, so that new ones shift nothing. */
  before: Id.optional(),
})
export type MessagesQuery = z.infer<typeof MessagesQuery>
