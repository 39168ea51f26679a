import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/planner.json'
import messages from '@werkplatz/content/messages/planner.json'
import { useMemo } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDateRange } from '../../../lib/format-date.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { plainDay } from '../../../lib/zurich-clock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { planQuery } from '../api.ts'
import { MineSwitch } from '../board/MineSwitch.tsx'
import { foundPeople } from '../planner/found-people.ts'
import { holidaysByDay, lastOf, todayNumber, zooms } from '../planner/plan-days.ts'
import { Planner, peopleWords } from '../planner/Planner.tsx'
import { PlannerEmpty } from '../planner/PlannerEmpty.tsx'
import { PlannerSheets } from '../planner/PlannerSheets.tsx'
import { narrowingWords, PlannerToolbar } from '../planner/PlannerToolbar.tsx'
import { usePlannerAddress } from '../planner/use-planner-address.ts'
import { usePrinting } from '../planner/use-printing.ts'
import { useMine } from '../use-mine.ts'

import styles from './PlannerPage.module.css'

export const meta = () => pageMeta(messages.heading.text)

export default function PlannerPage() {
  const [mine, setMine] = useMine()
  const address = usePlannerAddress()
  const { zoom, span, order, text, supervisors, professions } = address
  const { data, error, refetch } = useQuery(planQuery(plainDay(span.from), zooms[zoom], mine))
  useFailureMessage(messages.failed, error)
  const people = useMemo(
    () => foundPeople(data?.people ?? [], { text, supervisors, professions, order, span }),
    [data, text, supervisors, professions, order, span],
  )
  const holidays = useMemo(() => holidaysByDay(data?.holidays ?? []), [data])
  const isPrinting = usePrinting()
  const user = useUser()
  const today = todayNumber()
  const range = formatDateRange(plainDay(span.from), plainDay(lastOf(span)))
  return (
    <>
      <PageHeader
        title={messages.heading.text}
        actions={
          <>
            <MineSwitch mine={mine} onChange={setMine} count={data?.mine} />
            <span className={styles.print}>
              <Button icon={<IconPrinter stroke={1.75} aria-hidden />} onClick={() => window.print()}>
                {messages.print.text}
              </Button>
            </span>
          </>
        }
      />
      <PlannerToolbar address={address} range={range} people={data?.people ?? []} />
      {error && !data ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonText lines={8} />
      ) : people.length === 0 ? (
        <PlannerEmpty mine={mine} isNarrowed={(data?.people.length ?? 0) > 0} />
      ) : (
        <Planner people={people} span={span} zoom={zoom} holidays={holidays} today={today} isCapped={data.isCapped} />
      )}
      {isPrinting && data && (
        <PlannerSheets
          people={people}
          span={span}
          zoom={zoom}
          holidays={holidays}
          today={today}
          title={`${messages.heading.text} ${data.company}`}
          lead={[
            fillIn(labels.printLead, { range, people: peopleWords(people.length), order: labels.orders[order] }),
            ...narrowingWords(data.people, address),
          ].join(', ')}
          by={user ? `${user.nameFirst} ${user.nameLast}` : ''}
        />
      )}
    </>
  )
}
