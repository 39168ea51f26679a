import type { Icon } from '@tabler/icons-react'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconCalendarDue from '@tabler/icons-react/dist/esm/icons/IconCalendarDue.mjs'
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs'
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import labels from '@werkplatz/content/labels/assignments.json'
import { assignmentFieldLabels } from '@werkplatz/contract/assignments/labels.ts'
import type { AssignmentDetails } from '@werkplatz/contract/assignments/schemas.ts'

import { formatDate, formatPercent } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { BuiltLink } from '../../../ui/link/BuiltLink.tsx'

import styles from './AssignmentFacts.module.css'

export type AssignmentFactsProps = {
  assignment: AssignmentDetails
  /** list: one below the other, beside the text. columns: under the text, where the answer stands beside it. */
  look: 'list' | 'columns'
}

/** When, how much, where and with whom; what is not known is not listed. */
export function AssignmentFacts({ assignment, look }: AssignmentFactsProps) {
  const { dateStart, dateEnd, workload, workSectorName, department, location, activityId, activityTitle } = assignment
  const facts: [Icon, string, string | null, to?: string][] = [
    [IconCalendar, assignmentFieldLabels.dateStart, dateStart && formatDate(dateStart)],
    [IconCalendarDue, assignmentFieldLabels.dateEnd, dateEnd && formatDate(dateEnd)],
    [IconPercentage, assignmentFieldLabels.workload, formatPercent(workload)],
    [IconCategory, assignmentFieldLabels.workSectorId, workSectorName],
    [IconSitemap, assignmentFieldLabels.department, department],
    [IconMapPin, labels.place, location],
    [IconUserCheck, labels.contact, contactName(assignment)],
    [IconBuildingStore, assignmentFieldLabels.activityId, activityTitle, activityId ? paths.activity(activityId) : ''],
  ]
  return (
    <dl className={styles[look]}>
      {facts.map(
        ([Glyph, term, value, to]) =>
          value && (
            <div key={term}>
              <dt>
                <Glyph size={20} stroke={1.75} aria-hidden />
                {term}
              </dt>
              <dd>{to ? <BuiltLink to={to}>{value}</BuiltLink> : value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function contactName({ contactId, contactNameFirst, contactNameLast, contact }: AssignmentDetails) {
  return contactId ? `${contactNameFirst ?? ''} ${contactNameLast ?? ''}`.trim() : contact
}
