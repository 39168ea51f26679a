import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import onBoard from '@werkplatz/content/labels/board.json'
import labels from '@werkplatz/content/labels/company-area.json'

import { useUser } from '../../../api/session/session.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { useRememberedFilter } from '../../../lib/use-remembered-filter.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { EvaluationTable } from '../../evaluations/components/EvaluationTable.tsx'
import { ApprenticesExport } from '../../exports/components/ApprenticesExport.tsx'
import { SchoolActions } from '../../school/components/SchoolActions.tsx'
import { SchoolGrades } from '../../school/components/SchoolGrades.tsx'
import { boardQuery } from '../api.ts'
import { MineSwitch } from '../board/MineSwitch.tsx'
import { NarrowedNote } from '../board/NarrowedNote.tsx'
import { type Outstanding, useOutstanding } from '../board/narrowing.ts'
import { PlannerLink } from '../board/PlannerLink.tsx'
import { AccompaniedList } from '../components/AccompaniedList.tsx'
import { ApprenticeTable } from '../components/ApprenticeTable.tsx'
import { AssignmentTable } from '../components/AssignmentTable.tsx'
import { UserTable } from '../components/UserTable.tsx'
import { ViewMenu } from '../components/ViewMenu.tsx'
import { useMine } from '../use-mine.ts'
import { byPreference, type ViewId, viewKey, viewsOf } from '../views.tsx'

export const meta = () => pageMeta(labels.company)

export default function CompanyPage() {
  const can = useUser()?.can
  const views = viewsOf(can)
  const current = useRememberedFilter(viewKey, byPreference(views))
  const [mine, setMine] = useMine()
  const outstanding = useOutstanding(current)
  const { data: board } = useQuery({ ...boardQuery(mine), enabled: can?.['person.listApprentices'] ?? false })
  const view = views.find(({ id }) => id === current)
  const hasMine = view?.hasMine || outstanding !== undefined
  const counts = board && {
    APPROVE_ASSIGNMENT: board.waiting.total,
    APPRENTICES: board.active + board.pending + board.idle,
  }
  return (
    <>
      <PageHeader
        title={view?.label}
        beside={<ViewMenu views={views} current={current} counts={counts ?? {}} />}
        lead={current === 'ACCOMPANIED' && labels.accompaniedLead}
        actions={
          <>
            {hasMine && <MineSwitch mine={mine} onChange={setMine} count={board?.mine} />}
            {view?.hasMine && <PlannerLink />}
            {current === 'APPRENTICES' && <ApprenticesExport mine={mine} count={counts?.APPRENTICES} />}
            {current === 'SCHOOL_GRADES' && <SchoolActions />}
            {current === 'OWN_ASSIGNMENT' && (
              <ButtonLink kind="primary" to={paths.assignmentForm()} icon={<IconPlus stroke={1.75} aria-hidden />}>
                {labels.create}
              </ButtonLink>
            )}
          </>
        }
      />
      {outstanding && (
        <NarrowedNote
          text={outstanding === 'LATE' ? onBoard.onlyLate : onBoard.onlyOutstanding}
          all={paths.company('EVALUATIONS')}
        />
      )}
      <Shown view={current} mine={mine} outstanding={outstanding} />
    </>
  )
}

/** Another view is another table: page and ticked rows begin anew. */
function Shown({ view, mine, outstanding }: { view: ViewId; mine: boolean; outstanding: Outstanding | undefined }) {
  if (view === 'APPRENTICES') return <ApprenticeTable mine={mine} />
  if (view === 'USERS') return <UserTable />
  if (view === 'EVALUATIONS') return <EvaluationTable key={outstanding} outstanding={outstanding} mine={mine} />
  if (view === 'ACCOMPANIED') return <AccompaniedList />
  if (view === 'SCHOOL_GRADES') return <SchoolGrades />
  return <AssignmentTable key={view} view={view} mine={mine && view !== 'OWN_ASSIGNMENT'} />
}
