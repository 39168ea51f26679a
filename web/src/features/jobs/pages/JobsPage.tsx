import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/jobs.json'
import messages from '@werkplatz/content/messages/admin-jobs.json'
import type { Jobs } from '@werkplatz/contract/jobs/schemas.ts'

import { pageMeta } from '../../../lib/page-meta.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { Figures } from '../../../ui/figures/Figures.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { SectionHeader } from '../../../ui/page/SectionHeader.tsx'
import { SkeletonRows } from '../../../ui/skeleton/Skeleton.tsx'
import { jobsQuery } from '../api.ts'
import { DeadLetters } from '../components/DeadLetters.tsx'
import { Queues } from '../components/Queues.tsx'

import styles from './JobsPage.module.css'

export const meta = () => pageMeta(messages.heading.text)

export default function JobsPage() {
  const { data, error, refetch, isFetching } = useQuery(jobsQuery)
  useFailureMessage(messages.failed, error)
  return (
    <>
      <PageHeader
        title={messages.heading.text}
        lead={labels.lead}
        actions={
          <Button busy={isFetching} icon={<IconRefresh stroke={1.75} aria-hidden />} onClick={() => void refetch()}>
            {labels.reload}
          </Button>
        }
      />
      {error && !data ? (
        <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
      ) : data ? (
        <Shown jobs={data} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </>
  )
}

function Shown({ jobs: { dead, deadCount, queues } }: { jobs: Jobs }) {
  const sum = (part: 'waiting' | 'running') => queues.reduce((total, queue) => total + queue[part], 0)
  return (
    <div className={styles.stack}>
      <Figures
        size="large"
        figures={[
          { term: labels.waiting, value: sum('waiting') },
          { term: labels.running, value: sum('running') },
          { term: labels.lying, value: deadCount },
        ]}
      />
      <DeadLetters dead={dead} count={deadCount} />
      <section>
        <SectionHeader title={labels.queues} />
        <Queues queues={queues} />
      </section>
    </div>
  )
}
