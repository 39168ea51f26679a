import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/school.json'
import { roleLabels } from '@werkplatz/contract/rules/roles.ts'

import { formatDate } from '../../../lib/format-date.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { PersonLabel } from '../../shared/PersonLabel.tsx'
import { schoolViewsQuery } from '../api.ts'

import styles from './SeenBy.module.css'

/** Who opened one's marks, once for each day. */
export function SeenBy() {
  const { data, error } = useQuery(schoolViewsQuery)
  useFailureMessage(messages.seenFailed, error)
  return (
    <Card as="aside" aria-labelledby="school-seen">
      <h2 id="school-seen" className={styles.title}>
        {messages.seenHeading.text}
      </h2>
      <p className={styles.lead}>{messages.seenLead.text}</p>
      {data?.length === 0 && <p className={styles.lead}>{messages.seenEmpty.text}</p>}
      <ul className={styles.list}>
        {data?.map(({ name, role, day }) => (
          <li key={`${day} ${name}`}>
            <PersonLabel name={name} colorKey={name} size={36} subtitle={roleLabels[role]} />
            <time dateTime={day}>{formatDate(day)}</time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
