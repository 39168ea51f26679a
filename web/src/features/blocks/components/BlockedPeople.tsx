import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/blocks.json'
import messages from '@werkplatz/content/messages/blocks.json'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { FormSection } from '../../../ui/form/frame/FormSection.tsx'
import { PersonLabel } from '../../shared/PersonLabel.tsx'
import { useBlocking } from '../actions.ts'
import { blocksQuery } from '../api.ts'

import styles from './BlockedPeople.module.css'

/** Whom one keeps away, and a way back. Whoever blocked nobody is not asked to think of it. */
export function BlockedPeople() {
  const { data, error, refetch, isFetching } = useQuery(blocksQuery)
  const { unblock } = useBlocking()
  useFailureMessage(messages.listFailed, error)
  if (data ? data.content.length === 0 : !error) return null
  return (
    <FormSection title={messages.listHeading.text} text={messages.listLead.text}>
      {data ? (
        <Card padding="none">
          <ul className={styles.list}>
            {data.content.map(({ userId, name, image, company, dateCreated }) => (
              <li key={userId} className={styles.row}>
                <PersonLabel
                  name={name}
                  src={image}
                  colorKey={userId}
                  subtitle={fillIn(labels.since, { company, date: formatDate(dateCreated) })}
                />
                <Button
                  size="small"
                  aria-label={fillIn(labels.undoName, { name })}
                  onClick={() => void unblock({ userId, name })}
                >
                  {labels.undo}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <LoadFailed size="small" onRetry={() => void refetch()} busy={isFetching} />
      )}
    </FormSection>
  )
}
