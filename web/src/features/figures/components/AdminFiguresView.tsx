import IconFlag3 from '@tabler/icons-react/dist/esm/icons/IconFlag3.mjs'
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/figures.json'
import general from '@werkplatz/content/messages/general.json'
import type { AdminFigures } from '@werkplatz/contract/figures/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { Figures } from '../../../ui/figures/Figures.tsx'
import { SkeletonRows } from '../../../ui/skeleton/Skeleton.tsx'
import { figuresQuery } from '../api.ts'
import { weekNumber } from '../week-number.ts'

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
  if (!counted)
    return <EmptyState size="small" titleLevel={2} title={general.noDataDot.text} text={labels.notCounted} />
  const { companies, people, activePeople, apprentices, withoutSupervisor, openActivities, answerDays } = counted
  const unsupervised =
    withoutSupervisor > 0 ? fillIn(labels.withoutSupervisor, { count: withoutSupervisor }) : undefined
  return (
    <section aria-label={labels.figures}>
      <Figures
        size="large"
        figures={[
          ...(scope === 'PLATFORM' ? [{ term: labels.companies, value: companies }] : []),
          { term: labels.people, value: people, more: fillIn(labels.active, { count: activePeople }) },
          { term: labels.apprentices, value: apprentices, more: unsupervised },
          { term: labels.openActivities, value: openActivities },
          { term: labels.answerDays, value: answerDays ?? labels.noAnswer, more: labels.answerLine },
        ]}
      />
      <p className={styles.line}>{fillIn(labels.asOf, { when: relativeTime(counted.at, 'list') })}</p>
    </section>
  )
}

function Waiting({ waiting: { reports, deadLetters } }: { waiting: AdminFigures['waiting'] }) {
  if (reports === null && deadLetters === null) return null
  return (
    <Card as="section" title={labels.waiting}>
      {!reports && !deadLetters ? (
        <p>{labels.nothingWaits}</p>
      ) : (
        <ul className={styles.list}>
          <Waits
            count={reports}
            one={labels.reportsOne}
            many={labels.reports}
            to={paths.adminReports()}
            icon={IconFlag3}
          />
          <Waits
            count={deadLetters}
            one={labels.deadLettersOne}
            many={labels.deadLetters}
            to={paths.adminJobs()}
            icon={IconStack2}
          />
        </ul>
      )}
    </Card>
  )
}

type WaitsProps = { count: number | null; one: string; many: string; to: string; icon: typeof IconFlag3 }

/** Each thing that waits leads to where it is done. */
function Waits({ count, one, many, to, icon: Glyph }: WaitsProps) {
  if (!count) return null
  const text = count === 1 ? one : fillIn(many, { count })
  return (
    <li className={styles.waits}>
      <span className={styles.icon}>
        <Glyph size={20} stroke={1.75} aria-hidden />
      </span>
      <b>{text}</b>
      <ButtonLink size="small" to={to} aria-label={`${labels.show}: ${text}`}>
        {labels.show}
      </ButtonLink>
    </li>
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
            <small aria-hidden>{weekNumber(week)}</small>
            <span className="sr-only">{fillIn(labels.weekOf, { date: formatDate(week), count: active })}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
