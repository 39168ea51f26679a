import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { expectOwnPost, hearPost, newPosts } from './new-posts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  newPosts.set(0)
})
afterEach(() => vi.useRealTimers())

const post = { eventInteraction: 'POST_CREATED' } as const

test('counts posts and nothing else', () => {
  hearPost(post, false)
  hearPost({ eventInteraction: 'COMMENT_CREATED' }, false)
  expect(newPosts.get()).toBe(1)
})

test('one’s own come back and are not news; a namesake’s are', () => {
  expectOwnPost()
  hearPost(post, true)
  expect(newPosts.get()).toBe(0)
  hearPost(post, true)
  expect(newPosts.get()).toBe(1)
})

test('one that failed is not waited for for ever', () => {
  expectOwnPost()
  vi.advanceTimersByTime(31_000)
  hearPost(post, true)
  expect(newPosts.get()).toBe(1)
})
