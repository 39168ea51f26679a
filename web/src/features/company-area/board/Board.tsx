import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/board.json'
import type { Board as BoardData } from '@werkplatz/contract/company-area/board-schemas.ts'

import { Card } from '../../../ui/card/Card.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { boardQuery } from '../api.ts'
import { EndingColumn } from './EndingColumn.tsx'
import { EvaluationsColumn } from './EvaluationsColumn.tsx'
import { TotalsRow } from './TotalsRow.tsx'
import { WaitingColumn } from './WaitingColumn.tsx'

import styles from './Board.module.css'

const isEmpty = ({ active, pending, idle }: BoardData) => active + pending + idle === 0

/** The company at a glance. Each number leads to its people; without anybody it is not there. It fails alone. */
export function Board({ mine }: { mine: boolean }) {
  const { data, error, refetch } = useQuery(boardQuery(mine))
  useFailureMessage(messages.failed, error)
  if (error && !data) return <LoadFailed onRetry={() => void refetch()} />
  if (!data) return <Card padding="none" className={styles.awaited} aria-hidden />
  if (isEmpty(data)) return null
  return (
    <Card as="section" padding="none" aria-label={messages.heading.text} className={styles.board}>
      <TotalsRow totals={data} />
      <div className={styles.columns}>
        <EndingColumn ending={data.ending} />
        <WaitingColumn waiting={data.waiting} />
        <EvaluationsColumn evaluations={data.evaluations} />
      </div>
    </Card>
  )
}
