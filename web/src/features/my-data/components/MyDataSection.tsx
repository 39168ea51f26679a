import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/my-data.json'
import messages from '@werkplatz/content/messages/my-data.json'
import type { MyData } from '@werkplatz/contract/my-data/schemas.ts'
import { useState } from 'react'

import { paths } from '../../../lib/paths.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { FormSection } from '../../../ui/form/frame/FormSection.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { myDataQuery } from '../api.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DeletionPending } from './DeletionPending.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { Farewell } from './Farewell.tsx'
import { OwnCopy } from './OwnCopy.tsx'

import styles from './MyData.module.css'

/** What is kept about oneself: to take along, and to have deleted. */
export function MyDataSection() {
  const { data, error, refetch, isFetching } = useQuery(myDataQuery)
  useFailureMessage(messages.loadFailed, error)
  return (
    <FormSection
      title={labels.title}
      text={
        <>
          {labels.text}{' '}
          <a className="link" href={paths.privacyPolicy()}>
            {messages.retentionLink.text}
          </a>
        </>
      }
    >
      {data ? (
        <Known data={data} />
      ) : (
        <Card>
          {error ? (
            <LoadFailed size="small" onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <SkeletonText lines={4} />
          )}
        </Card>
      )}
    </FormSection>
  )
}

function Known({ data }: { data: MyData }) {
  const [asks, setAsks] = useState(false)
  const askCopy = () => setAsks(true)
  return (
    <div className={styles.stack}>
      {data.farewell && <Farewell farewell={data.farewell} />}
      {data.deletion && <DeletionPending deletion={data.deletion} stays={data.stays} />}
      <OwnCopy export={data.export} nextExport={data.nextExport} onAsk={askCopy} />
      {!data.deletion && <DeleteAccount data={data} onCopy={askCopy} />}
      {asks && <ExportDialog onClose={() => setAsks(false)} />}
    </div>
  )
}
