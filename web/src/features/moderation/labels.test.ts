import type { Report } from '@werkplatz/contract/moderation/schemas.ts'
import { expect, test } from 'vitest'

import { pageOf, reasonOf, reportedTimes, reporterOf, titleOf } from './labels.ts'

const somebody = { name: 'Noah B.', image: null }

test('a thing is called by its name, a profile by its person, a message not at all', () => {
  expect(titleOf({ target: 'COMMENT', subject: 'Kuchen', author: somebody })).toBe('Kommentar unter «Kuchen»')
  expect(titleOf({ target: 'USER_PROFILE', subject: '', author: somebody })).toBe('Profil von Noah B.')
  expect(titleOf({ target: 'USER_PROFILE', subject: '', author: null })).toBe('Profil')
  expect(titleOf({ target: 'CHAT_MESSAGE', subject: 'geheim', author: somebody })).toBe('Nachricht in einem Chat')
  expect(titleOf({ target: 'POST', subject: '', author: somebody })).toBe('Beitrag «Inhalt ohne Text»')
})

test('officers read where somebody works, those who run the platform a name', () => {
  const report = { reporter: null, isReporterColleague: true, reportCount: 1 } as Report
  expect(reporterOf(report)).toBe('jemand aus deinem Betrieb')
  expect(reporterOf({ ...report, isReporterColleague: false })).toBe('jemand aus einem anderen Betrieb')
  expect(reporterOf({ ...report, reporter: somebody, reportCount: 3 })).toBe('Noah B. und 2 weitere')
})

test('what a moderator removed without a report says so', () => {
  const removed = {
    target: 'POST',
    reason: 'OTHER',
    reportCount: 0,
    reporter: null,
    isReporterColleague: false,
  } as Report
  expect(reporterOf(removed)).toBe('niemandem, von der Moderation entfernt')
  expect(reportedTimes(removed)).toBe('Beitrag, ohne Meldung')
  expect(reasonOf(removed)).toBe('Von der Moderation')
  expect(reasonOf({ ...removed, reason: 'SPAM', reportCount: 1 })).toBe('Spam')
})

test('what nobody can open has no page', () => {
  expect(pageOf({ target: 'COMMENT', pageId: 'p1' } as Report)).toBe('/dashboard/community/post?id=p1')
  expect(pageOf({ target: 'COMMENT', pageId: null } as Report)).toBeNull()
  expect(pageOf({ target: 'COMPANY_PROFILE', pageId: 'c1' } as Report)).toBe(
    '/dashboard/community/profile?id=c1&type=company',
  )
})
