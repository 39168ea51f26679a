// What is written down names nobody, however the error was made.
import { expect, test } from 'vitest'

import { makeLog } from '../log.ts'

const written = (error: unknown) => {
  const lines: string[] = []
  makeLog('test', 'debug', { write: (line) => void lines.push(line) }).warn({ err: error }, 'it failed')
  return lines.join('\n')
}

test('a mail server’s refusal is written down without the address, its cause too', () => {
  const cause = Object.assign(new Error('550 <lea.muster@nordwerk.example> no such user'), {
    code: 'EENVELOPE',
    rejected: ['lea.muster@nordwerk.example'],
  })
  const line = written(new Error(cause.message, { cause }))
  expect(line).toContain('550 <…@…> no such user')
  expect(line).toContain('EENVELOPE')
  expect(line).not.toContain('lea.muster')
})

test('the database’s error is written down with its constraint, without the row', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "person_email"'), {
    code: '23505',
    constraint: 'person_email',
    detail: 'Key (name_last)=(Muster) already exists.',
  })
  const line = written(error)
  expect(line).toContain('23505')
  expect(line).toContain('log.test.ts')
  expect(line).not.toContain('Muster')
})
