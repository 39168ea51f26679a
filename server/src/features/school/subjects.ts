// Which subjects are offered: the caller's own, the latest first, then those of the profession; without one all there are.
import file from '@werkplatz/content/school-subjects.json' with { type: 'json' }
import { subjectKey } from '@werkplatz/contract/school/averages.ts'

const MOST = 50

export interface Offered {
  subject: string
  isOwn: boolean
}

export function offeredSubjects(professionId: string | null, own: readonly string[], typed = ''): Offered[] {
  const ofProfession = file.subjects.filter(({ professionIds }) => professionIds.includes(professionId ?? ''))
  const catalogue = ofProfession.length > 0 ? ofProfession : file.subjects
  const found = new Map<string, Offered>()
  const offer = (subject: string, isOwn: boolean) => {
    const key = subjectKey(subject)
    if (!found.has(key) && key.includes(subjectKey(typed))) found.set(key, { subject, isOwn })
  }
  for (const subject of own) offer(subject, true)
  for (const { subject } of catalogue) offer(subject, false)
  return [...found.values()].slice(0, MOST)
}
