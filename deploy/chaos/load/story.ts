// The life of an activity, again and again: created, reviewed, published, applied to by two, accepted, recorded, approved.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { demoId } from '../../../server/src/demo/demo-id.ts'
import type { Field } from './field.ts'
import { stayIn, type Crew, type Person } from './people.ts'
import { send } from './send.ts'

/** «Applikationsentwicklung». */
const sector = demoId('ws-app')
const STEP_MS = 250
/** Each one is told to a dozen people by mail: more would measure the inbox. */
const STORY_EVERY_MS = 6_000
const day = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10)
const step = () => pause(STEP_MS * (0.5 + Math.random()))

/** Its key stands in its title: so it is found again, however often it was sent. */
const titled = (what: string) => {
  const key = randomUUID()
  return { key, title: `${what} ${key}` }
}

export async function liveStory(field: Field, crew: Crew): Promise<void> {
  const people = [crew.author, crew.officer, ...crew.apprentices]
  for (let round = 0; !field.isOver(); round += 1) {
    for (const person of people) await stayIn(field, person)
    // One place for two: of two who are accepted at once one wins.
    await story(field, crew, round % 3 === 2 ? 1 : 2)
    await pause(STORY_EVERY_MS)
  }
}

async function story(field: Field, { author, officer, apprentices }: Crew, slots: number): Promise<void> {
  const { key, title } = titled('Umbau')
  const created = await send(field, {
    who: author,
    call: 'createActivity',
    key,
    writes: true,
    thing: 'activity',
    input: { body: activityForm(title, slots) },
  })
  const activity = created.id
  if (!activity) return
  field.known.activity = activity
  await step()
  const isReviewed = await move(field, officer, 'reviewActivity', activity, 'APPROVED')
  if (!isReviewed) return
  await step()
  if (!(await move(field, author, 'publishActivity', activity, 'PUBLISHED'))) return
  await step()
  const applicants = apprentices.slice(0, 2)
  const applications = await Promise.all(applicants.map((person) => apply(field, person, activity)))
  await step()
  await Promise.all(
    applicants.map(async (person, n) => {
      const application = applications[n]
      if (!application || !(await move(field, author, 'reviewApplication', application, 'APPROVED'))) return
      field.known.application = application
      await step()
      const assignment = await record(field, person, activity, application)
      await step()
      if (assignment) await move(field, officer, 'reviewAssignment', assignment, 'APPROVED')
    }),
  )
}

async function move(
  field: Field,
  who: Person,
  call: 'reviewActivity' | 'publishActivity' | 'reviewApplication' | 'reviewAssignment',
  id: string,
  status: string,
): Promise<boolean> {
  const message = call === 'publishActivity' ? {} : { reviewMessage: 'Passt so.' }
  const input = { body: { id, status, ...message } }
  return (await send(field, { who, call, writes: true, target: id, wants: status, input })).outcome === 'done'
}

async function apply(field: Field, who: Person, activityId: string): Promise<string | undefined> {
  const { key, title } = titled('Bewerbung')
  const body = {
    activityId,
    title,
    body: 'Weil ich es gern lernen möchte.',
    documents: [],
    applicationStatus: 'PENDING',
  }
  return (
    await send(field, { who, call: 'createApplication', key, writes: true, thing: 'application', input: { body } })
  ).id
}

async function record(field: Field, who: Person, activityId: string, applicationId: string) {
  const { key, title } = titled('Einsatz')
  const body = {
    activityId,
    applicationId,
    title,
    description: 'Anfragen lösen.',
    location: 'Olten',
    workSectorId: sector,
    department: 'Support',
    dateStart: day(1),
    dateEnd: day(30),
    workload: 80,
    contact: 'Rita Beispiel',
    assignmentStatus: 'PENDING',
  }
  const made = await send(field, {
    who,
    call: 'createAssignment',
    key,
    writes: true,
    thing: 'assignment',
    input: { body },
  })
  if (made.id) field.known.assignment = made.id
  return made.id
}

const activityForm = (title: string, slots: number) => ({
  title,
  description: 'Wir ersetzen Kupfer durch Glasfaser.',
  location: 'Olten',
  workSectorId: sector,
  department: 'Netzwerk',
  slots,
  workload: 80,
  isPriority: false,
  isPublic: false,
  images: [],
  documents: [],
  activityStatus: 'PENDING',
})
