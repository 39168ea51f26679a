import { beforeEach, expect, test } from 'vitest'

import { takeEarlyAnswer } from './early-answers.ts'

const path = '/v1/activities/latest'
const answer = (data: unknown, status = 200) =>
  Promise.resolve(Response.json(data, { status, headers: { 'content-type': 'application/json' } }))

beforeEach(() => {
  window.werkplatzEarly = { token: 't1', answers: { [path]: answer(['neu']) } }
})

test('is taken once: whoever asks again wants to know how it is then', async () => {
  await expect(takeEarlyAnswer(path, 't1')).resolves.toMatchObject({ status: 200, data: ['neu'] })
  expect(takeEarlyAnswer(path, 't1')).toBeUndefined()
})

test('is nothing for another person, another token or another call', () => {
  expect(takeEarlyAnswer(path, 't2')).toBeUndefined()
  expect(takeEarlyAnswer(path, null)).toBeUndefined()
  expect(takeEarlyAnswer('/v1/activities/featured', 't1')).toBeUndefined()
})

test('fails as any other call would', async () => {
  window.werkplatzEarly!.answers[path] = answer({ title: 'Vorbei', code: 'session_ended' }, 401)
  await expect(takeEarlyAnswer(path, 't1')).rejects.toMatchObject({ status: 401 })
})
