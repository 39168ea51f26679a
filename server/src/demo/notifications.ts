// Notifications and happenings of the demo world, with the texts the product would have written.
import activitiesFile from '@werkplatz/content/demo/activities.json' with { type: 'json' }
import applicationsFile from '@werkplatz/content/demo/applications.json' with { type: 'json' }
import assignmentsFile from '@werkplatz/content/demo/assignments.json' with { type: 'json' }
import companiesFile from '@werkplatz/content/demo/companies.json' with { type: 'json' }
import eventsFile from '@werkplatz/content/demo/events.json' with { type: 'json' }
import approvalsFile from '@werkplatz/content/demo/external-approvals.json' with { type: 'json' }
import notificationsFile from '@werkplatz/content/demo/notifications.json' with { type: 'json' }
import peopleFile from '@werkplatz/content/demo/people.json' with { type: 'json' }
import { resolveDate, type DemoEvent, type DemoNotification } from '@werkplatz/content/types.ts'
import type { KindName } from '@werkplatz/contract/notifications/kinds.ts'

import type { Tx } from '../db/handles.ts'
import { textsOf } from '../features/notifications/notification-texts.ts'
import { NOBODY, strangers } from '../features/people/person-parts.queries.ts'
import { listShownNames } from '../features/people/person.queries.ts'
import { demoId } from './demo-id.ts'

const notifications = notificationsFile.notifications as unknown as DemoNotification[]
const events = eventsFile.events as unknown as DemoEvent[]

const activityTitles = new Map(activitiesFile.activities.map((one) => [one.activityId, one.title]))
const activityOf = new Map([
  ...applicationsFile.applications.map((one) => [one.applicationId, one.activityId] as const),
  ...approvalsFile.approvals.map((one) => [one.approvalId, one.activityId] as const),
])
const assignmentTitles = new Map(assignmentsFile.assignments.map((one) => [one.assignmentId, one.title]))
const companyNames = new Map(companiesFile.companies.map((one) => [one.companyId, one.name]))
const people = new Map(peopleFile.people.map((one) => [one.personId, one]))

function paramsOf({ targetId, params }: DemoNotification, actorName: string): Record<string, string> {
  return {
    actorName,
    activityTitle: activityTitles.get(activityOf.get(targetId) ?? targetId) ?? '',
    assignmentTitle: assignmentTitles.get(targetId) ?? '',
    companyName: companyNames.get(params?.companyId ?? targetId) ?? '',
    count: String(params?.count ?? ''),
    days: String(params?.days ?? ''),
  }
}

export async function loadNotifications(tx: Tx) {
  for (const one of notifications) {
    const kind = `${one.type}.${one.event}`
    const actorId = one.actorId && demoId(one.actorId)
    const [reader] = await listShownNames(tx, actorId ? [actorId] : [], [demoId(one.userId)])
    const actorName = (actorId && reader?.names[actorId]) ?? NOBODY
    await tx
      .insertInto('notification')
      .values({
        id: demoId(one.notificationId),
        event_id: demoId(`event ${one.notificationId}`),
        kind,
        recipient_id: demoId(one.userId),
        type: one.type,
        target_id: demoId(one.type === 'follow' ? `profile ${one.targetId}` : one.targetId),
        ...textsOf(kind as KindName, paramsOf(one, actorName)),
        in_app: true,
        mail_due: false,
        is_read: one.isRead,
        date_created: resolveDate(one.dateCreated),
      })
      .onConflict((oc) => oc.doNothing())
      .execute()
  }
}

/** Of minors the company alone hears; of the rest everybody, as with posts. */
export async function loadLiveEvents(tx: Tx) {
  for (const [at, { eventInteraction, personId, dateCreated }] of events.entries()) {
    const person = people.get(personId)
    if (!person) throw new Error(`content/demo/events.json names ${personId}, who is not in people.json`)
    const { inside } = await tx
      .selectFrom('person')
      .select(strangers.staysInside('person').as('inside'))
      .where('id', '=', demoId(personId))
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('live_event')
      .values({
        id: demoId(`live event ${at}`),
        event_id: demoId(`event of live event ${at}`),
        interaction: eventInteraction,
        person_id: demoId(personId),
        company_id: demoId(person.companyId),
        audience: inside ? 'COMPANY' : 'EVERYBODY',
        date_created: resolveDate(dateCreated),
      })
      .onConflict((oc) => oc.doNothing())
      .execute()
  }
}
