// Assignment after assignment of an apprentice in a large company, over two years and into the next weeks.
import file from '@werkplatz/content/demo/large-companies.json' with { type: 'json' }
import type { DemoAssignment, DemoPerson } from '@werkplatz/content/types.ts'

import type { Chance } from './seeded.ts'

type PlaceKind = keyof typeof file.places
const placesOf = (professionId: string) =>
  file.places[((file.placesOf as Record<string, string>)[professionId] ?? 'technical') as PlaceKind]

/** What the apprentice's present assignment came to; of ten in a row one each, the rest work. */
const fates = ['waits for an answer', 'was sent back', 'ends soon'] as const
type Fate = (typeof fates)[number] | 'works'

/** Of the apprentices who work, every so many help out elsewhere beside it. */
const HELPS_OUT = 12

/** Gaps are short, or long enough to be seen. Every fortieth apprentice has no assignment yet. */
export function assignmentsOf(
  one: DemoPerson,
  index: number,
  contacts: readonly DemoPerson[],
  chance: Chance,
): DemoAssignment[] {
  if (index % 40 === 39) return []
  const { next, between, pick } = chance
  const fate: Fate = fates[index % 10] ?? 'works'
  const made: DemoAssignment[] = []
  let start = Math.max(one.dateJoined.days + 4, -730 + between(0, 6))
  while (start < 60) {
    const end = endOf(start, fate, chance)
    const status = statusOf(start, end, fate, chance)
    const { workSectorId, department, title } = pick(placesOf(one.professionId!))
    const contact = pick(contacts)
    const created = status === 'PENDING' ? -1 - (Math.floor(index / 10) % 12) : Math.min(start - between(6, 20), -2)
    const answered = status === 'APPROVED' || status === 'REJECTED' ? between(1, 4) : 0
    made.push({
      assignmentId: `as-${one.personId}-${made.length + 1}`,
      authorId: one.personId,
      assignmentType: end - start <= 6 ? 'SHORT_TERM' : 'UNLINKED',
      activityId: null,
      title,
      description: file.assignment.description.replace('{title}', title).replace('{department}', department),
      location: one.location,
      workSectorId,
      department,
      dateStart: { days: start },
      dateEnd: { days: end },
      workload: 100 - 20 * one.schoolDays!.days.length,
      assignmentStatus: status,
      contactId: contact.personId,
      contact: '',
      dateCreated: { days: created, time: '09:30' },
      dateModified: { days: Math.min(created + answered, -1), time: '14:20' },
    })
    if (status === 'APPROVED' && end - start > 40 && end >= 0 && start < 0 && index % HELPS_OUT === 7)
      made.push(beside(made.at(-1)!, one, chance))
    if (end >= 0 && (fate !== 'works' || next() < 0.7)) break
    start = end + (next() < 0.2 ? between(20, 45) : between(1, 10))
  }
  return made
}

/** A second assignment during the first: their days overlap, together they may come to more than 100 %. */
function beside(main: DemoAssignment, one: DemoPerson, { between, pick }: Chance): DemoAssignment {
  const { workSectorId, department, title } = pick(placesOf(one.professionId!))
  const start = Math.max(main.dateStart.days + 2, -between(5, 15))
  return {
    ...main,
    assignmentId: `${main.assignmentId}-beside`,
    assignmentType: 'UNLINKED',
    title,
    description: file.assignment.description.replace('{title}', title).replace('{department}', department),
    workSectorId,
    department,
    dateStart: { days: start },
    dateEnd: { days: start + between(20, 40) },
    workload: pick([20, 40, 60]),
  }
}

function endOf(start: number, fate: Fate, { next, between }: Chance): number {
  const length = next() < 0.06 ? between(2, 6) : between(70, 180)
  const isShort = length < 10
  if (isShort || start + 190 <= 0) return start + length
  return fate === 'ends soon' ? Math.max(start + 2, between(1, 13)) : Math.max(start + 60, between(18, 120))
}

function statusOf(start: number, end: number, fate: Fate, { pick }: Chance): DemoAssignment['assignmentStatus'] {
  if (end < 0) return 'APPROVED'
  if (fate === 'waits for an answer') return 'PENDING'
  if (fate === 'was sent back') return 'REJECTED'
  return start > 0 ? pick(['PENDING', 'DRAFT', 'APPROVED'] as const) : 'APPROVED'
}
