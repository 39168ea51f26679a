import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/school.json'
import company from '@werkplatz/content/messages/company.json'
import messages from '@werkplatz/content/messages/school.json'
import { useEffect } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { useCreateSemester } from '../actions.ts'
import { semestersQuery } from '../api.ts'
import { AverageChart } from './AverageChart.tsx'
import { SeenBy } from './SeenBy.tsx'
import { SemesterList } from './SemesterList.tsx'

import styles from './SchoolGrades.module.css'

/** One's own semesters: where they lead, each by itself, and who looked. */
export function SchoolGrades() {
  const { data, error, refetch } = useQuery(semestersQuery)
  const create = useCreateSemester()
  useFailureMessage(company.semestersFailed, error)
  const isEmpty = data?.content.length === 0
  useEffect(() => {
    if (isEmpty) showMessage(messages.noSemesters)
  }, [isEmpty])
  if (error && !data) return <LoadFailed onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={6} />
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        {isEmpty ? (
          <Card>
            <EmptyState
              illustration="schule"
              titleLevel={2}
              title={labels.emptyTitle}
              text={messages.noSemesters.text}
              action={
                <Button kind="primary" icon={<IconPlus stroke={1.75} aria-hidden />} onClick={() => void create(null)}>
                  {labels.createFirst}
                </Button>
              }
            />
          </Card>
        ) : (
          <>
            <AverageChart semesters={data.content} />
            <SemesterList semesters={data.content} />
          </>
        )}
      </div>
      <SeenBy />
    </div>
  )
}
