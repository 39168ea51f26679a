import { QueryClient } from '@tanstack/react-query'
import type { Chat } from '@werkplatz/contract/chats/schemas.ts'
import { beforeEach, expect, test } from 'vitest'

import { liveTable } from './live.ts'
import { chatKey, listKey, unreadKey } from './query-keys.ts'

const chat = (id: string, more: Partial<Chat> = {}): Chat => ({
  id,
  title: id,
  image: null,
  isRead: true,
  preview: 'alt',
  dateUpdated: '2026-11-16T10:00:00.000Z',
  profileId: null,
  isGroup: false,
  state: 'OPEN',
  unread: 0,
  previewBy: null,
  otherId: null,
  ...more,
})

let client: QueryClient
const hear = (news: object) => liveTable('lea', client)['/topic/chats/lea']!(news)
const listed = () => client.getQueryData<{ pages: Chat[][] }>(listKey)!.pages.flat()
const unread = () => client.getQueryData<{ unread: number }>(unreadKey)!.unread
const isOld = (key: readonly string[]) => client.getQueryState(key)?.isInvalidated
beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(listKey, { pages: [[chat('a'), chat('b')]], pageParams: [0] })
  client.setQueryData(unreadKey, { unread: 1, requests: 0, showsRead: true })
  client.setQueryData(chatKey('b'), { ...chat('b'), readUpTo: 0 })
})

const news = {
  chatId: 'b',
  news: 'MESSAGE',
  preview: 'neu',
  previewBy: 'noah',
  number: 4,
  dateUpdated: '2026-11-16T11:00:00.000Z',
  isRead: false,
  unread: 2,
}

test('a message lifts its chat to the top and counts once, however often it is told', () => {
  hear(news)
  hear(news)
  expect(listed().map(({ id, preview, unread: count }) => [id, preview, count])).toEqual([
    ['b', 'neu', 2],
    ['a', 'alt', 0],
  ])
  expect(unread()).toBe(3)
})

test('read elsewhere it counts no more and stays in its place', () => {
  hear(news)
  hear({ chatId: 'b', news: 'READ', isRead: true, unread: 0 })
  expect(listed()[0]).toMatchObject({ id: 'b', isRead: true, unread: 0 })
  expect(unread()).toBe(1)
})

test('a chat nobody knew is read; so is everything that changed', () => {
  hear({ ...news, chatId: 'c' })
  expect([isOld(listKey), isOld(unreadKey)]).toEqual([true, true])
  hear({ chatId: 'b', news: 'CHANGED' })
  expect(isOld(chatKey('b'))).toBe(true)
})

test('the other one has read up to here; a refusal changes nothing', () => {
  hear({ chatId: 'b', news: 'READ', readUpTo: 3 })
  expect(client.getQueryData(chatKey('b'))).toMatchObject({ readUpTo: 3 })
  hear({ chatId: 'b', clientId: 'x', refused: 'chat_refused' })
  expect([unread(), isOld(listKey)]).toEqual([1, false])
})
