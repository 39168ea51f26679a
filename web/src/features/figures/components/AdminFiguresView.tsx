import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/figures.json'
import type { AdminFigures } from '@werkplatz/contract/figures/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { Figures } from '../../../ui/figures/Figures.tsx'
import { SkeletonRows } from '../../../ui/skeleton/Skeleton.tsx'
import { figuresQuery } from '../api.ts'

import styles from './AdminFiguresView.module.css'

/** What was counted last night, and what waits now. */
export function AdminFiguresView() {
  const { data, error, refetch, isFetching } = useQuery(figuresQuery)
  if (error && !data) return <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonRows rows={2} />
  return (
    <div className={styles.stack}>
      <Counted figures={data} />
      <div className={styles.cards}>
        <Waiting waiting={data.waiting} />
        {data.counted && data.counted.weeks.length > 0 && <Weeks weeks={data.counted.weeks} />}
      </div>
    </div>
  )
}

function Counted({ figures: { counted, scope } }: { figures: AdminFigures }) {
  if (!counted) return <p className="muted">{labels.notCounted}</p>
  return (
    <Card>
      <Figures
        figures={[
          ...(scope === 'PLATFORM' ? [{ term: labels.companies, value: counted.companies }] : []),
          { term: labels.people, value: counted.people },
          { term: labels.active, value: counted.activePeople },
          { term: labels.apprentices, value: counted.apprentices },
          { term: labels.openActivities, value: counted.openActivities },
          { term: labels.answerDays, value: counted.answerDays ?? labels.noAnswer },
        ]}
      />
      <p className={styles.line}>{fillIn(labels.asOf, { when: relativeTime(counted.at, 'list') })}</p>
    </Card>
  )
}

function Waiting({ waiting: { reports, deadLetters } }: { waiting: AdminFigures['waiting'] }) {
  if (reports === null && deadLetters === null) return null
  const counted = (count: number, many: string, one: string) => (count === 1 ? one : fillIn(many, { count }))
  return (
    <Card as="section" title={labels.waiting}>
      {!reports && !deadLetters ? (
        <p>{labels.nothingWaits}</p>
      ) : (
        <ul className={styles.list}>
          {reports ? (
            <li className={styles.waits}>
              {counted(reports, labels.reports, labels.reportsOne)}
              <ButtonLink size="small" to={paths.adminReports()}>
                {labels.show}
              </ButtonLink>
            </li>
          ) : null}
          {deadLetters ? (
            <li className={styles.waits}>
              {counted(deadLetters, labels.deadLetters, labels.deadLettersOne)}
              <ButtonLink size="small" to={paths.adminJobs()}>
                {labels.show}
              </ButtonLink>
            </li>
          ) : null}
        </ul>
      )}
    </Card>
  )
}

type Weeks = NonNullable<AdminFigures['counted']>['weeks']

/** The bars are decoration: each says its week and number in words. */
function Weeks({ weeks }: { weeks: Weeks }) {
  const most = Math.max(1, ...weeks.map(({ active }) => active))
  return (
    <Card as="section" title={labels.weeks}>
      <p className={styles.line}>{labels.weeksLine}</p>
      <ul className={styles.bars}>
        {weeks.map(({ week, active }) => (
          <li key={week}>
            <span aria-hidden>{active}</span>
            <i style={{ height: `${Math.round((active / most) * 96) + 4}px` }} aria-hidden />
            <span className="sr-only">{fillIn(labels.weekOf, { date: formatDate(week), count: active })}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
