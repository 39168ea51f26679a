// Rows → contract shapes, and what is in a calendar.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/documents.json' with { type: 'json' }
import type { CalendarState } from '@werkplatz/contract/calendar/schemas.ts'
import { weekdays } from '@werkplatz/contract/school/schemas.ts'

import { shiftDay, weekdayOf } from '../../lib/swiss-holidays.ts'
import type { CalendarRow, FeedAssignment, FeedSchooldays } from './calendar.queries.ts'
import type { Calendar, CalendarEvent } from './ical.ts'

const words = branded(file).ical

export const FEED_FILE = words.fileName

export const presentCalendar = (row: CalendarRow | undefined): CalendarState => ({
  dateCreated: row?.date_created.toISOString() ?? null,
  lastUsed: row?.last_used_at?.toISOString() ?? null,
})

export const presentFeedAddress = (publicUrl: string, token: string) => {
  const url = new URL('/api/v1/calendar/feed', publicUrl)
  url.searchParams.set('token', token)
  return { address: url.href }
}

export interface Feed {
  owner: { nameFirst: string; isTrainer: boolean }
  assignments: readonly FeedAssignment[]
  schooldays: readonly FeedSchooldays[]
  now: Date
  publicUrl: string
}

const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]))

/** Of others the first name and nothing else. */
export function presentFeed({ owner, assignments, schooldays, now, publicUrl }: Feed): Calendar {
  return {
    name: owner.isTrainer ? words.nameTrainer : fill(words.nameOwn, { nameFirst: owner.nameFirst }),
    description: words.description,
    now,
    events: [
      ...assignments.map((one) => assignmentEvent(one, publicUrl)),
      ...schooldays.map((one) => schoolEvent(one, now, publicUrl)),
    ],
  }
}

const uid = (kind: string, id: string, publicUrl: string) => `${kind}-${id}@${new URL(publicUrl).hostname}`

function assignmentEvent(one: FeedAssignment, publicUrl: string): CalendarEvent {
  const title = one.is_pending ? fill(words.assignmentPending, { assignmentTitle: one.title }) : one.title
  return {
    uid: uid('assignment', one.id, publicUrl),
    first: one.first,
    last: one.last,
    title: one.is_own ? title : fill(words.assignmentTrainer, { nameFirst: one.name_first, assignmentTitle: title }),
    description: fill(words.details, { workload: one.workload }),
    location: one.location,
    url: new URL(`/dashboard/company/assignment?id=${one.id}`, publicUrl).href,
    isTentative: one.is_pending,
    modified: one.date_modified,
  }
}

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const numberOf = (weekday: (typeof weekdays)[number]) => weekdays.indexOf(weekday) + 1

/** Every week from the first day of the training; without one, from the beginning of the year. */
function schoolEvent(one: FeedSchooldays, now: Date, publicUrl: string): CalendarEvent {
  const numbers = one.school_days.map(numberOf).toSorted((a, b) => a - b)
  const from = one.date_joined ?? `${now.getUTCFullYear()}-01-01`
  // An event begins on one of its own days, or programs show one too many.
  const first = Array.from({ length: 7 }, (_, i) => shiftDay(from, i)).find((day) => numbers.includes(weekdayOf(day)))!
  return {
    uid: uid('school', one.id, publicUrl),
    first,
    last: first,
    title: one.is_own ? words.school : fill(words.schoolTrainer, { nameFirst: one.name_first }),
    description: one.school_day_text,
    weekly: { days: numbers.map((number) => DAYS[number]!), until: one.school_until },
  }
}
