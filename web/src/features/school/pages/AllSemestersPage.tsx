import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/school.json'
import company from '@werkplatz/content/messages/company.json'
import messages from '@werkplatz/content/messages/school.json'
import { reportAverage, semesterAverage, shown } from '@werkplatz/contract/school/averages.ts'
import type { SemesterWithGrades } from '@werkplatz/contract/school/schemas.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { useThing } from '../../../api/use-thing.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { authorCardQuery } from '../../people/api.ts'
import { GradeTag } from '../../shared/GradeTag.tsx'
import { NotLoaded } from '../../shared/NotLoaded.tsx'
import { allSemestersQuery } from '../api.ts'
import { SubjectTable } from '../components/SubjectTable.tsx'
import { markCount, semesterTitle } from '../words.ts'

import styles from './AllSemestersPage.module.css'

export const meta = () => pageMeta(labels.allSemesters)

/** For who trains somebody: everything, and nothing to change. That it was read is told. */
export default function AllSemestersPage() {
  const [search] = useSearchParams()
  const id = search.get('apprenticeId') ?? ''
  const { data, error, refetch, isFetching } = useThing(allSemestersQuery(id))
  const { data: card } = useQuery(authorCardQuery(id))
  useFailureMessage(company.semestersFailed, error)
  const name = card ? `${card.nameFirst} ${card.nameLast}` : (search.get('name') ?? '')
  const title = fillIn(messages.allSemestersTitle.text, { name })
  if (error) return <NotLoaded what="semester" error={error} onRetry={() => void refetch()} busy={isFetching} />
  return (
    <>
      <title>{pageMeta(title)[0]?.title}</title>
      {data ? (
        <Semesters
          key={id}
          title={title}
          nameFirst={card?.nameFirst ?? name}
          isOwn={card?.isOwn ?? false}
          semesters={data}
        />
      ) : (
        <>
          <PageHeader title={title} />
          <SkeletonText lines={6} />
        </>
      )}
    </>
  )
}

interface SemestersProps {
  title: string
  nameFirst: string
  isOwn: boolean
  semesters: readonly SemesterWithGrades[]
}

function Semesters({ title, nameFirst, isOwn, semesters }: SemestersProps) {
  const [open, setOpen] = useState<readonly string[]>(() => semesters.slice(0, 1).map(({ semesterId }) => semesterId))
  const isAllOpen = open.length === semesters.length
  const toggle = (id: string) => setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id])
  return (
    <>
      <PageHeader
        title={title}
        lead={fillIn(messages.trainerReadOnly.text, { nameFirst })}
        actions={
          semesters.length > 0 && (
            <>
              <Button onClick={() => setOpen(isAllOpen ? [] : semesters.map(({ semesterId }) => semesterId))}>
                {isAllOpen ? messages.collapseAll.text : messages.expandAll.text}
              </Button>
              <Button icon={<IconPrinter stroke={1.75} aria-hidden />} onClick={() => window.print()}>
                {labels.print}
              </Button>
            </>
          )
        }
      />
      {semesters.length === 0 ? (
        <Card>
          {isOwn ? (
            <EmptyState
              illustration="schule"
              titleLevel={2}
              title={labels.emptyTitle}
              action={
                <ButtonLink kind="primary" to={paths.company('SCHOOL_GRADES')}>
                  {labels.toOwnSemesters}
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState
              illustration="schule"
              titleLevel={2}
              title={messages.personNoSemesters.text}
              text={fillIn(messages.whoMakesSemesters.text, { nameFirst })}
            />
          )}
        </Card>
      ) : (
        <div className={styles.list}>
          {semesters.map((one) => (
            <Semester
              key={one.semesterId}
              semester={one}
              isOpen={open.includes(one.semesterId)}
              nameFirst={nameFirst}
              onToggle={() => toggle(one.semesterId)}
            />
          ))}
        </div>
      )}
    </>
  )
}

interface SemesterProps {
  semester: SemesterWithGrades
  isOpen: boolean
  nameFirst: string
  onToggle: () => void
}

function Semester({ semester, isOpen, nameFirst, onToggle }: SemesterProps) {
  const { semesterId, grades } = semester
  const average = semesterAverage(grades)
  const report = reportAverage(grades)
  const panel = `semester-${semesterId}`
  const reported = report && fillIn(messages.reportGradeValue.text, { grade: shown(report, 1) })
  return (
    <Card as="section" padding="none">
      <h2 className={styles.heading}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={panel} onClick={onToggle}>
          <span className={styles.text}>
            <span className={styles.title}>{semesterTitle(semester)}</span>
            <span className={styles.count}>{[markCount(grades.length), reported].filter(Boolean).join(', ')}</span>
          </span>
          {average && <GradeTag grade={Number(shown(average))} variant="average" decimals={2} />}
          <IconChevronDown className={styles.chevron} size={20} stroke={1.75} aria-hidden />
        </button>
      </h2>
      <div id={panel} hidden={!isOpen}>
        {grades.length === 0 ? (
          <p className={styles.empty}>
            {messages.personNoMarks.text} {fillIn(messages.whoMakesMarks.text, { nameFirst })}
          </p>
        ) : (
          <SubjectTable marks={grades} caption={semesterTitle(semester)} />
        )}
      </div>
    </Card>
  )
}
