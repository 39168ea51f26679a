import { beforeEach, expect, test } from 'vitest'

import { draftStore } from '../../lib/draft-store.ts'
import { proposedIn, proposedText } from '../../lib/proposed-text.ts'
import { draftName, proposeDraft } from './drafts.ts'

beforeEach(() => localStorage.clear())
const begun = draftStore<string>('lea', draftName('c1'))

test('a proposed sentence stands in an empty field; what was begun stays', () => {
  proposeDraft('lea', 'c1', proposedIn(proposedText('Hallo')))
  expect(begun.read()).toBe('Hallo')
  proposeDraft('lea', 'c1', 'Etwas anderes')
  expect(begun.read()).toBe('Hallo')
})

test.each([null, undefined, 'Hallo', {}, { proposed: 3 }, { proposed: '' }])('%j proposes nothing', (state) => {
  proposeDraft('lea', 'c1', proposedIn(state))
  expect(begun.read()).toBeNull()
})
