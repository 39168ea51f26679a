import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import labels from '@werkplatz/content/labels/my-data.json'
import messages from '@werkplatz/content/messages/my-data.json'
import type { MyData } from '@werkplatz/contract/my-data/schemas.ts'
import { useState } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'

import styles from './MyData.module.css'

const obstacles: Record<NonNullable<MyData['obstacle']>, string> = {
  LAST_OFFICER: messages.deleteLastOfficer.text,
  LAST_OWNER: labels.lastOwner,
}

export function DeleteAccount({ data, onCopy }: { data: MyData; onCopy: () => void }) {
  const [asks, setAsks] = useState(false)
  return (
    <Card as="section" padding="roomy" className={styles.card}>
      <h3>{messages.deleteHeading.text}</h3>
      <p className={styles.text}>{labels.deleteText}</p>
      {data.obstacle ? (
        <Note kind="warning">{obstacles[data.obstacle]}</Note>
      ) : (
        <div>
          <Button
            className={styles.danger}
            icon={<IconTrash stroke={1.75} aria-hidden />}
            onClick={() => setAsks(true)}
          >
            {labels.deleteOpen}
          </Button>
        </div>
      )}
      {asks && (
        <DeleteDialog
          data={data}
          onClose={() => setAsks(false)}
          onCopy={() => {
            setAsks(false)
            onCopy()
          }}
        />
      )}
    </Card>
  )
}
