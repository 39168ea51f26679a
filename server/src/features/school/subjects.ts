// Which subjects are offered: the caller's own, the latest first, then those of the profession; without one all there are.
import { subjectKey } from '@werkplatz/contract/school/averages.ts'

const MOST = 50

export interface Offered {
  subject: string
  isOwn: boolean
}

export interface SubjectRow {
  name: string
  profession_ids: string[]
}

export function offeredSubjects(
  subjects: readonly SubjectRow[],
  professionId: string | null,
  own: readonly string[],
  typed = '',
): Offered[] {
  const ofProfession = subjects.filter((one) => one.profession_ids.includes(professionId ?? ''))
  // What belongs to no profession is offered to everybody.
  const catalogue =
    ofProfession.length > 0
      ? subjects.filter((one) => ofProfession.includes(one) || one.profession_ids.length === 0)
      : subjects
  const found = new Map<string, Offered>()
  const offer = (subject: string, isOwn: boolean) => {
    const key = subjectKey(subject)
    if (!found.has(key) && key.includes(subjectKey(typed))) found.set(key, { subject, isOwn })
  }
  for (const subject of own) offer(subject, true)
  for (const { name } of catalogue) offer(name, false)
  return [...found.values()].slice(0, MOST)
}
