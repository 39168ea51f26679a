import demo from '@werkplatz/content/demo/notifications.json' with { type: 'json' }
// The table of decisions §11 and the texts it leads to.
import mails from '@werkplatz/content/mails.json' with { type: 'json' }
import file from '@werkplatz/content/notifications.json' with { type: 'json' }
import { kindNames, kindOf } from '@werkplatz/contract/notifications/kinds.ts'
import { interactions } from '@werkplatz/contract/notifications/schemas.ts'
import { access } from '@werkplatz/contract/rules/access.ts'
import { permissionsOf } from '@werkplatz/contract/rules/permissions.ts'
import { roles, type Role } from '@werkplatz/contract/rules/roles.ts'
import { describe, expect, test } from 'vitest'

import { notificationTable, targetReach } from '../../../app.ts'
import { linkOf, templateOf, textsOf } from '../notification-texts.ts'

const blanks = {
  actorName: 'Lea Muster',
  activityTitle: 'Velo flicken',
  assignmentTitle: 'Helpdesk',
  companyName: 'Nordwerk AG',
  days: '14',
  applicantName: 'Luca Muster',
  deciderName: 'David Muster',
  sentDate: '02.11.2026',
  dueDate: '16.11.2026',
  apprenticeName: 'Lea Muster',
  contactName: 'Rita Beispiel',
  count: '120',
  expiresAt: '22.11.2026, 14:05',
  dateEnd: '18.12.2026',
  decisionLabel: 'Inhalt entfernt',
  supervisorName: 'Rita Beispiel',
  formerName: 'Simon Muster',
  lastDay: '31.12.2026',
  reviewMessage: 'Das war ein Versehen.',
}
const targetId = '0198c0de-0000-7000-8000-000000000001'

describe.each(kindNames)('%s', (name) => {
  const { type, setting } = kindOf(name)

  test('has a text of its type and setting with exactly one marker at its end', () => {
    const entry = file.notifications.find((one) => `${one.type}.${one.event}` === name)
    expect(entry).toMatchObject({ type, setting })
    expect(entry!.body.match(/\[\[[^\]]+\]\]/g)).toHaveLength(1)
    expect(entry!.body).toMatch(/\]\]$/)
  })

  test('reads as a sentence and leads to a page of the product', () => {
    const { title, body } = textsOf(name, blanks)
    expect(title + body).not.toMatch(/[{}ß]/)
    // Who no longer accompanies an assignment is led to the company: the thing itself is not theirs to read. Whoever takes
    // over many things finds them there.
    const leadsTo = /^\/(dashboard|admin)\/[a-z/-]+\?(id|filter=OPEN&sector|tab=user&decision)=0198c0de/
    const toCompany = ['contactRemoved', 'handedOver', 'lastDay', 'lastDayBlocked'].map((one) => `assignment.${one}`)
    if (toCompany.includes(name)) expect(linkOf(name, targetId)).toBe('/dashboard/company')
    // Whoever reported something is thanked, not led back to it.
    else if (name === 'post.reportDecided') expect(linkOf(name, targetId)).toBe('/dashboard/community')
    else expect(linkOf(name, targetId)).toMatch(leadsTo)
  })
})

test('every kind that is told says whether what it leads to can still be reached', () => {
  const told = notificationTable.map(({ kind }) => kind)
  expect(told.filter((kind) => !targetReach[kind])).toEqual([])
})

test('the setting of every kind is shown to all it can reach: the one of the administration only tells moderators', () => {
  const ofModerators = kindNames.filter((name) => kindOf(name).recipients.startsWith('moderators'))
  expect(kindNames.filter((name) => kindOf(name).setting === 'adminSetting')).toEqual(ofModerators)
  const holds = (action: 'report.oversee' | 'admin.open', role: Role) =>
    access[action].grants.some(
      ({ permission, roles: named }) =>
        (permission && permissionsOf([role]).includes(permission)) || named?.includes(role),
    )
  // The settings page shows it to those who open the administration.
  const moderating = roles.filter((role) => holds('report.oversee', role))
  expect(moderating).toEqual(['OWNER', 'ADMIN', 'EDUCATION_OFFICER'])
  expect(moderating.filter((role) => !holds('admin.open', role))).toEqual([])
})

test('the demo world only has kinds that exist, each with a link', () => {
  const shown = demo.notifications.map(({ type, event }) => `${type}.${event}`)
  expect(shown.filter((kind) => !kindNames.some((name) => name === kind))).toEqual([])
})

test('every mail a kind names exists', () => {
  const named = kindNames.flatMap((name) => kindOf(name).mail ?? [])
  expect(mails.mails.map(({ id }) => id)).toEqual(expect.arrayContaining(named))
})

test('what people write is never a marker', () => {
  const { body } = textsOf('activity.approved', { ...blanks, activityTitle: '[[Hier klicken]] und [[[[mehr' })
  expect(body.match(/\[\[/g)).toHaveLength(1)
  expect(body.match(/\]\]/g)).toHaveLength(1)
  expect(body).toContain('«[Hier klicken] und [mehr»')
})

test('a very long title is cut before the marker', () => {
  const { title, body } = textsOf('activity.approved', { ...blanks, activityTitle: '🛠'.repeat(3_000) })
  expect(body.length).toBeLessThanOrEqual(500)
  expect(title.length).toBeLessThanOrEqual(200)
  expect(body).toMatch(/… \[\[Zur Aktivität\]\]$/)
})

test('a blank nobody fills is a mistake, not a text', () => {
  expect(() => textsOf('activity.approved', { actorName: 'Ada' })).toThrow('{activityTitle}')
  expect(() => templateOf('nothing.here' as never)).toThrow('no text')
})

test('every interaction of the feed has its sentence and nothing else has', () => {
  expect(file.events.map((one) => one.eventInteraction).toSorted()).toEqual([...interactions].toSorted())
})
