import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/switches.json'
import messages from '@werkplatz/content/messages/admin-switches.json'
import { type Switchable, switchables } from '@werkplatz/contract/rules/switches.ts'
import { useState } from 'react'

import { pageMeta } from '../../../lib/page-meta.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/skeleton/Skeleton.tsx'
import { switchesQuery } from '../api.ts'
import { SwitchOffDialog } from '../components/SwitchOffDialog.tsx'
import { SwitchRow } from '../components/SwitchRow.tsx'

import styles from './SwitchesPage.module.css'

export const meta = () => pageMeta(messages.heading.text)

export default function SwitchesPage() {
  const { data, error, refetch, isFetching } = useQuery(switchesQuery)
  const [asked, setAsked] = useState<{ feature: Switchable; forOne: boolean } | null>(null)
  return (
    <>
      <PageHeader title={messages.heading.text} lead={labels.lead} />
      {error && !data ? (
        <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
      ) : !data ? (
        <SkeletonRows rows={4} />
      ) : (
        <Card>
          <ul className={styles.list}>
            {switchables.map((feature) => (
              <SwitchRow
                key={feature}
                feature={feature}
                off={data.filter((one) => one.feature === feature)}
                onOff={(forOne) => setAsked({ feature, forOne })}
              />
            ))}
          </ul>
        </Card>
      )}
      {asked && <SwitchOffDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}
