import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/school.json'
import messages from '@werkplatz/content/messages/school.json'
import type { Mark } from '@werkplatz/contract/school/schemas.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { useUser } from '../../../api/session/session.ts'
import { useThing } from '../../../api/use-thing.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { NotLoaded } from '../../shared/NotLoaded.tsx'
import { useDeleteSemester, useSemesterPdf } from '../actions.ts'
import { allSemestersQuery, marksQuery, semestersQuery } from '../api.ts'
import { GradeLegend } from '../components/GradeLegend.tsx'
import { ProfessionEnds } from '../components/ProfessionEnds.tsx'
import { SemesterSummary } from '../components/SemesterSummary.tsx'
import { SubjectTable } from '../components/SubjectTable.tsx'
import { TalkLink } from '../components/TalkLink.tsx'
import { WhatIf } from '../forecast/WhatIf.tsx'
import { MarkGrid } from '../grid/MarkGrid.tsx'
import { averageBefore } from '../semester-before.ts'
import { semesterTitle } from '../words.ts'

import styles from './SemesterPage.module.css'

export const meta = () => pageMeta(labels.semester)

export default function SemesterPage() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const { data: marks, error, refetch, isFetching } = useThing(marksQuery(id))
  const { data: list } = useQuery(semestersQuery)
  const found = list?.content.find(({ schoolSemesterId }) => schoolSemesterId === id)
  // The address fills the heading until the answer is there.
  const named = { year: Number(search.get('year')), semester: Number(search.get('semester')) }
  const known = found ?? (named.year && named.semester ? named : null)
  const title = known ? semesterTitle(known) : labels.semester
  useFailureMessage(messages.marksLoadFailed, error)
  if (error) return <NotLoaded what="semester" error={error} onRetry={() => void refetch()} busy={isFetching} />
  return (
    <>
      <title>{pageMeta(title)[0]?.title}</title>
      {marks ? (
        <Detail key={id} id={id} title={title} marks={marks} />
      ) : (
        <>
          <PageHeader title={title} />
          <SkeletonText lines={6} />
        </>
      )}
    </>
  )
}

function Detail({ id, title, marks }: { id: string; title: string; marks: Mark[] }) {
  const [mode, setMode] = useState<'read' | 'edit' | 'whatIf'>('read')
  const me = useUser()?.id ?? ''
  const { data: list } = useQuery(semestersQuery)
  const { data: all } = useQuery({ ...allSemestersQuery(me), enabled: me !== '' })
  const drop = useDeleteSemester()
  const pdf = useSemesterPdf()
  const navigate = useNavigate()
  const newest = list?.content[0]
  const canDelete = newest?.schoolSemesterId === id && marks.length === 0
  const before = all && averageBefore(all, id)
  if (mode === 'edit')
    return (
      <>
        <PageHeader title={title} lead={labels.gridLead} />
        <MarkGrid semesterId={id} marks={marks} onClose={() => setMode('read')} />
      </>
    )
  if (mode === 'whatIf' && marks.length > 0)
    return (
      <>
        <PageHeader
          title={labels.whatIf}
          lead={title}
          actions={
            <Button icon={<IconArrowLeft stroke={1.75} aria-hidden />} onClick={() => setMode('read')}>
              {labels.whatIfBack}
            </Button>
          }
        />
        <WhatIf marks={marks} />
      </>
    )
  const remove = async () => {
    if (await drop(newest!)) void navigate(paths.company('SCHOOL_GRADES'), { replace: true })
  }
  const edit = (
    <Button kind="primary" icon={<IconPencil stroke={1.75} aria-hidden />} onClick={() => setMode('edit')}>
      {labels.edit}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            {canDelete && (
              <Button icon={<IconTrash stroke={1.75} aria-hidden />} onClick={() => void remove()}>
                {messages.semesterDelete.text}
              </Button>
            )}
            {marks.length > 0 && (
              <Button
                busy={pdf.isBusy}
                icon={<IconFileTypePdf stroke={1.75} aria-hidden />}
                onClick={() => pdf.save(id)}
              >
                {labels.pdf}
              </Button>
            )}
            {marks.length > 0 && (
              <Button icon={<IconCalculator stroke={1.75} aria-hidden />} onClick={() => setMode('whatIf')}>
                {labels.whatIf}
              </Button>
            )}
            {marks.length > 0 && edit}
          </>
        }
      />
      {canDelete && (
        <div className={styles.hint}>
          <ProfessionEnds year={newest.year} />
        </div>
      )}
      {marks.length === 0 ? (
        <Card>
          <EmptyState
            illustration="schule"
            titleLevel={2}
            title={messages.marksEmpty.text}
            text={labels.leadEmpty}
            action={edit}
          />
        </Card>
      ) : (
        <div className={styles.layout}>
          <SemesterSummary marks={marks} before={before?.semester ?? null} />
          <Card padding="none" as="section" aria-label={messages.columnMarks.text}>
            <SubjectTable
              marks={marks}
              caption={title}
              before={before?.of}
              talk={(subject) => <TalkLink subject={subject} />}
            />
            <GradeLegend />
          </Card>
        </div>
      )}
    </>
  )
}
