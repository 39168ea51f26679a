import type { Icon } from '@tabler/icons-react'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconCalendarDue from '@tabler/icons-react/dist/esm/icons/IconCalendarDue.mjs'
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs'
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import labels from '@werkplatz/content/labels/activities.json'
import { factsOf, listedFields } from '@werkplatz/contract/activities/fields.ts'
import { activityFieldLabels } from '@werkplatz/contract/activities/labels.ts'
import type { ActivityDetails } from '@werkplatz/contract/activities/schemas.ts'

import { formatDate } from '../../../lib/format-date.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { days, formatUnit } from '../labels.ts'

import styles from './ActivityFacts.module.css'

const glyphs = { percent: IconPercentage, days: IconClock, francs: IconCoin }

/** What one wants to know at a glance; what is not known is not listed. */
export function ActivityFacts({ activity }: { activity: ActivityDetails }) {
  const { dateStart, dateEnd, duration, slots, reserved, workSectorName, department, location } = activity
  const facts: [Icon, string, string | null][] = [
    [IconCalendar, activityFieldLabels.dateStart, dateStart && formatDate(dateStart)],
    [IconCalendarDue, activityFieldLabels.dateEnd, dateEnd && formatDate(dateEnd)],
    [IconClock, activityFieldLabels.duration, duration === null ? null : days(duration)],
    [IconUsers, labels.places, places(slots, reserved)],
    ...listedFields.map((name): [Icon, string, string | null] => [
      glyphs[factsOf(name).unit ?? 'days'],
      activityFieldLabels[name],
      activity[name] === null ? null : formatUnit[factsOf(name).unit ?? 'days'](activity[name]),
    ]),
    [IconCategory, activityFieldLabels.workSectorId, workSectorName],
    [IconSitemap, activityFieldLabels.department, department],
    [IconMapPin, activityFieldLabels.location, location],
  ]
  return (
    <Card padding="none">
      <dl className={styles.facts}>
        {facts.map(
          ([Glyph, term, value]) =>
            value && (
              <div key={term}>
                <dt>
                  <Glyph size={20} stroke={1.75} aria-hidden />
                  {term}
                </dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}

/** No slots means no limit. */
function places(slots: number, reserved: number) {
  const taken = reserved > 0 ? `, davon ${reserved} vergeben` : ''
  return slots === 0 ? `unbegrenzt${reserved > 0 ? `, ${reserved} vergeben` : ''}` : `${slots}${taken}`
}
