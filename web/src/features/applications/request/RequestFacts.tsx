import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs'
import labels from '@werkplatz/content/labels/applications.json'
import type { ApprovalDetails } from '@werkplatz/contract/applications/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDateRange, formatPercent } from '../../../lib/format-date.ts'
import { days } from '../../activities/labels.ts'

import styles from './RequestFacts.module.css'

/** When, how much and where it would be. */
export function RequestFacts({ request }: { request: ApprovalDetails }) {
  const { dateStart, dateEnd, duration, workload, location } = request
  const facts = [
    {
      icon: IconCalendar,
      term: labels.period,
      value: dateStart || dateEnd ? formatDateRange(dateStart, dateEnd) : labels.anytime,
      more: duration === null ? null : days(duration),
    },
    { icon: IconPercentage, term: labels.workload, value: formatPercent(workload), more: perWeek(workload) },
    { icon: IconMapPin, term: labels.place, value: location, more: null },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ icon: Glyph, term, value, more }) =>
          value && (
            <div key={term}>
              <dt>
                <Glyph size={20} stroke={1.75} aria-hidden />
                {term}
              </dt>
              <dd>
                <b>{value}</b>
                {more && <small>{more}</small>}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** A week has five working days. */
function perWeek(workload: number) {
  const count = Math.round(workload / 10) / 2
  return count === 1 ? labels.oneDayPerWeek : fillIn(labels.daysPerWeek, { count: count.toLocaleString('de-CH') })
}

/** What the person has in that time already. It warns and leaves the decision to who decides. */
export function Planned({ request }: { request: ApprovalDetails }) {
  const { planned, workload } = request
  return (
    <section>
      <h2>{labels.plannedTitle}</h2>
      <ul className={styles.planned}>
        {planned.length === 0 && (
          <li>
            <IconCircleCheck className={styles.fine} size={22} stroke={1.75} aria-hidden />
            <b>{labels.nothingPlanned}</b>
            <span>{labels.nothingPlannedText}</span>
          </li>
        )}
        {planned.map((one) => {
          const together = one.workload + workload
          const Glyph = together > 100 ? IconAlertTriangle : IconCircleCheck
          return (
            <li key={one.id}>
              <Glyph className={together > 100 ? styles.tight : styles.fine} size={22} stroke={1.75} aria-hidden />
              <b>{one.title}</b>
              <span>
                {fillIn(labels.plannedText, {
                  range: formatDateRange(one.dateStart, one.dateEnd),
                  workload: formatPercent(one.workload),
                })}
                {together > 100 && `. ${fillIn(labels.tooMuch, { workload: formatPercent(together) })}`}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
