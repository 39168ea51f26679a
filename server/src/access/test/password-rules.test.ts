import { expect, test } from 'vitest'

import { passwordProblems } from '../password-rules.ts'

const lea = ['lea.brunner@nordwerk.example', 'Lea', 'Brunner']

test.each([
  'password',
  'Passwort',
  '12345678',
  'qwertzuiop',
  'Sommer2026!',
  'P@ssw0rd',
  'iloveyou',
  'fussball',
  'Werkplatz1',
  'aaaaaaaaa',
  'abababab',
  'LeaBrunner',
  'brunner99',
])('%s is refused with a sentence', (password) =>
  expect(passwordProblems(password, lea)).toEqual([expect.stringMatching(/^D.+\.$/)]),
)

test.each(['Drei kleine Hunde', 'Zürich🔑ss-8', 'korrekt pferd batterie', 'x7Q#pL2v', 'Lea mag Gartenzwerge'])(
  '%s is fine',
  (password) => expect(passwordProblems(password, lea)).toEqual([]),
)
