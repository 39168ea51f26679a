import { type Instant, zurichDayNumber } from '../../lib/zurich-clock.ts'

const numbers = ['', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn']

/** What is new since yesterday, in words. */
export function newsSince(created: readonly Instant[], now: Instant): string {
  const yesterday = zurichDayNumber(now) - 1
  const count = created.filter((moment) => zurichDayNumber(moment) >= yesterday).length
  if (count === 0) return 'Schau dich auf dem Platz um.'
  const things = count === 1 ? 'neue Aktivität' : 'neue Aktivitäten'
  return `${numbers[count] ?? count} ${things} seit gestern.`
}
