import labels from '@werkplatz/content/labels/catalogues.json'
import messages from '@werkplatz/content/messages/admin-catalogues.json'
import { useState } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { DateField } from '../../../ui/form/date/DateField.tsx'
import { useCriteria } from './actions.ts'

import styles from './DraftForm.module.css'

const copy = labels.criteria

/** Asks again, with the day in the question. */
export function PublishCard({ version }: { version: number }) {
  const { publish } = useCriteria()
  const [day, setDay] = useState('')
  const [tried, setTried] = useState(false)
  const send = () => {
    setTried(true)
    if (day) void publish(version, day)
  }
  return (
    <Card as="section" title={messages.criteriaPublish.text}>
      <div className={styles.fields}>
        <p>{copy.publishText}</p>
        <DateField
          label={copy.validFrom}
          required
          value={day}
          onChange={setDay}
          error={tried && !day ? copy.dayRequired : undefined}
        />
        <div>
          <Button kind="primary" onClick={send}>
            {messages.criteriaPublish.text}
          </Button>
        </div>
      </div>
    </Card>
  )
}
