import { expect, test } from 'vitest'

import { access, type Grant } from '../../contract/src/rules/access.ts'
import { grantInWords } from './rules.ts'

test('a grant is printed with every condition it has', () => {
  expect(grantInWords({ permission: 'DELETE_POST', scope: 'inCompany', stage: 'shown' })).toBe(
    'holds DELETE_POST and the row is of their company and it is not taken away from its readers and for OWNER and ADMIN: of any company',
  )
  expect(grantInWords({ scope: 'activityAuthor', stage: 'sent', notOwn: true })).toBe(
    'the activity is their own and it is no longer a draft and it is not their own',
  )
})

test('no two different grants of an action read the same', () => {
  for (const [action, { grants }] of Object.entries(access)) {
    const words = (grants as readonly Grant[]).map(grantInWords)
    expect([action, new Set(words).size]).toEqual([action, words.length])
  }
})
