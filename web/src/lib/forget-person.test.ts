import { beforeEach, expect, test } from 'vitest'

import { forgetPerson } from './forget-person.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('tabs, views and the address of the picture go with the person', () => {
  localStorage.setItem('werkplatz.activities.filter', 'APPROVE')
  localStorage.setItem('wp.activities.view.lea', 'cards')
  sessionStorage.setItem('werkplatz.avatar', '{"userId":"lea"}')
  forgetPerson([])
  expect(Object.keys(localStorage)).toEqual([])
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('stays: a session begun meanwhile, begun texts, what is not ours, and that the site was seen', () => {
  const kept = ['werkplatz.auth', 'werkplatz.draft.lea.activity.new', 'other.key']
  for (const key of kept) localStorage.setItem(key, 'x')
  sessionStorage.setItem('werkplatz.header', 'seen')
  forgetPerson(['werkplatz.auth'])
  expect(Object.keys(localStorage).toSorted()).toEqual(kept.toSorted())
  expect(Object.keys(sessionStorage)).toEqual(['werkplatz.header'])
})
