import type { Message } from '@werkplatz/contract/chats/schemas.ts'
import { describe, expect, test } from 'vitest'

import { byDay, inOrder, takeIn, type Pages } from './history.ts'

const message = (number: number, more: Partial<Message> = {}): Message => ({
  id: `m${number}`,
  body: `${number}`,
  authorId: 'lea',
  dateCreated: '2026-11-16T10:00:00Z',
  number,
  kind: 'TEXT',
  isDeleted: false,
  clientId: null,
  ...more,
})
const pages = (...all: number[][]): Pages => ({
  pages: all.map((numbers) => numbers.map((number) => message(number))),
  pageParams: all.map(() => null),
})
const numbersOf = (known: Pages) => inOrder(known).map(({ number }) => number)

describe('takeIn', () => {
  test('the next one is put at the end; pages of older ones stay', () => {
    const { pages: taken, isGap } = takeIn(pages([4, 5], [1, 2, 3]), message(6))
    expect([numbersOf(taken), isGap]).toEqual([[1, 2, 3, 4, 5, 6], false])
  })

  test('one that overtook another says so, and the late one finds its place', () => {
    const early = takeIn(pages([4, 5]), message(7))
    expect([numbersOf(early.pages), early.isGap]).toEqual([[4, 5, 7], true])
    const late = takeIn(early.pages, message(6))
    expect([numbersOf(late.pages), late.isGap]).toEqual([[4, 5, 6, 7], false])
  })

  test('told twice it is there once; taken back it is empty wherever it stands', () => {
    expect(numbersOf(takeIn(pages([4, 5], [1, 2]), message(5)).pages)).toEqual([1, 2, 4, 5])
    const taken = takeIn(pages([4, 5], [1, 2]), message(2, { body: '', isDeleted: true }))
    expect(inOrder(taken.pages)[1]).toMatchObject({ number: 2, body: '', isDeleted: true })
  })

  test('one from before what is shown is left to its page; the first of all is no gap', () => {
    expect(numbersOf(takeIn(pages([4, 5]), message(2)).pages)).toEqual([4, 5])
    expect(takeIn(pages([]), message(1))).toMatchObject({ isGap: false })
  })
})

describe('byDay', () => {
  test('days are Swiss; a run is of one person, without a pause of five minutes', () => {
    const days = byDay([
      message(1, { dateCreated: '2026-11-15T22:50:00Z' }),
      message(2, { dateCreated: '2026-11-15T23:05:00Z' }),
      message(3, { dateCreated: '2026-11-15T23:06:00Z' }),
      message(4, { dateCreated: '2026-11-15T23:07:00Z', authorId: 'noah' }),
      message(5, { dateCreated: '2026-11-15T23:20:00Z', authorId: 'noah' }),
      message(6, { dateCreated: '2026-11-15T23:20:00Z', authorId: 'noah', kind: 'LEFT' }),
    ])
    const shape = days.map(({ runs }) => runs.map(({ messages }) => messages.map(({ number }) => number)))
    expect(shape).toEqual([[[1]], [[2, 3], [4], [5], [6]]])
  })
})
