import { expect, test } from 'vitest'

import { paths } from '../../lib/paths.ts'
import { thingIn } from './thing-in.ts'

const id = '0198c0de-0000-7000-8000-000000000001'

test('the address of a page, as it stands in the browser or without its host', () => {
  expect(thingIn(`https://werkplatz.example${paths.activity(id)}`)).toEqual({ id, action: 'activity.read' })
  expect(thingIn(` ${paths.assignment(id)}#oben `)).toEqual({ id, action: 'assignment.read' })
  expect(thingIn(paths.chat(id))).toEqual({ id, action: 'chat.read' })
  expect(thingIn(paths.profile(id, 'user'))).toEqual({ id, action: 'profile.read' })
  expect(thingIn(paths.semesters(id, 'Lea'))).toEqual({ id, action: 'person.readSemesters' })
})

test('a number alone says what, not what to do; anything else nothing', () => {
  expect(thingIn(id.toUpperCase())).toEqual({ id, action: null })
  for (const wrong of ['', 'Hallo', '/dashboard/activities', '/dashboard/activities/detail?id=7', paths.community()])
    expect(thingIn(wrong)).toBeNull()
})
