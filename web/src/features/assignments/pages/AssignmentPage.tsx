import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import labels from '@werkplatz/content/labels/assignments.json'
import messages from '@werkplatz/content/messages/assignments.json'
import type { AssignmentDetails } from '@werkplatz/contract/assignments/schemas.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { useUser } from '../../../api/session/session.ts'
import { useThing } from '../../../api/use-thing.ts'
import { builtOr } from '../../../lib/built-screens.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { isKept } from '../../../lib/use-kept.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { type Conflict, ConflictNote } from '../../../ui/note/ConflictNote.tsx'
import { DetailLayout } from '../../../ui/page/DetailLayout.tsx'
import { DetailLayoutSkeleton } from '../../../ui/page/DetailLayoutSkeleton.tsx'
import { Prose } from '../../../ui/prose/Prose.tsx'
import { LinkPanel } from '../../evaluations/link/LinkPanel.tsx'
import { ReportDialog, reportDraft } from '../../moderation/components/ReportDialog.tsx'
import { SchoolDays } from '../../school/components/SchoolDays.tsx'
import { ContactButtons } from '../../shared/ContactButtons.tsx'
import { NotLoaded } from '../../shared/NotLoaded.tsx'
import { PersonBanner } from '../../shared/PersonBanner.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { waitedSince } from '../../shared/waited-since.ts'
import { WorkHistory } from '../../work-history/components/WorkHistory.tsx'
import { useAssignmentActions } from '../actions.ts'
import { assignmentQuery } from '../api.ts'
import { AssignmentActions } from '../components/AssignmentActions.tsx'
import { AssignmentFacts } from '../components/AssignmentFacts.tsx'
import { AssignmentNotes } from '../components/AssignmentNotes.tsx'
import { NextNote } from '../components/NextNote.tsx'
import { ReviewCard } from '../components/ReviewCard.tsx'
import { assignmentLabels, typeLabels } from '../labels.ts'

import styles from './AssignmentPage.module.css'

export const meta = () => pageMeta(labels.assignment)

export default function AssignmentPage() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const { data, error, refetch, isFetching } = useThing(assignmentQuery(id))
  useFailureMessage(messages.loadFailed, error)
  if (data) return <Detail key={id} assignment={data} />
  if (error) return <NotLoaded what="assignment" error={error} onRetry={() => void refetch()} busy={isFetching} />
  return <DetailLayoutSkeleton />
}

function Detail({ assignment }: { assignment: AssignmentDetails }) {
  const { assignmentId: id, title, description, can, isOwn, review, inForce, openFrom } = assignment
  const userId = useUser()?.id
  const navigate = useNavigate()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isReporting, setReporting] = useState(() => isKept(userId, reportDraft(id)))
  const actions = useAssignmentActions(setConflict)
  const submit = () => {
    setConflict(null)
    void actions.submit(id)
  }
  const remove = async () => {
    setConflict(null)
    if (await actions.remove(id))
      void navigate(builtOr(paths.company('OWN_ASSIGNMENT'), paths.dashboard()), { replace: true })
  }
  return (
    <>
      <title>{pageMeta(title)[0]?.title}</title>
      <DetailLayout
        title={title}
        above={<Above assignment={assignment} />}
        actions={
          <AssignmentActions
            assignment={assignment}
            onSubmit={submit}
            onReport={() => setReporting(true)}
            onDelete={() => void remove()}
          />
        }
        note={
          (conflict || review || inForce) && (
            <>
              {conflict && <ConflictNote conflict={conflict} />}
              {openFrom && <NextNote openFrom={openFrom} />}
              <AssignmentNotes assignment={assignment} />
            </>
          )
        }
        byline={!isOwn && <Apprentice assignment={assignment} />}
        answer={can.review && <ReviewCard assignment={assignment} onConflict={setConflict} />}
        aside={
          !can.review && (
            <Card padding="none">
              <AssignmentFacts assignment={assignment} look="list" />
            </Card>
          )
        }
      >
        {description.trim() && <Prose text={description} />}
        {can.review && <AssignmentFacts assignment={assignment} look="columns" />}
      </DetailLayout>
      {can.sendLink && <LinkPanel assignmentId={id} />}
      <WorkHistory userId={assignment.authorId} nameFirst={assignment.authorNameFirst} isOwn={isOwn} currentId={id} />
      <SchoolDays userId={assignment.authorId} nameFirst={assignment.authorNameFirst} isOwn={isOwn} />
      {isReporting && userId && (
        <ReportDialog userId={userId} target="ASSIGNMENT" targetId={id} onClose={() => setReporting(false)} />
      )}
    </>
  )
}

function Above({ assignment }: { assignment: AssignmentDetails }) {
  const { assignmentStatus: status, assignmentType: type, waitingSince } = assignment
  return (
    <>
      <StatusTag tone={status} label={assignmentLabels[status]} />
      {type !== 'UNLINKED' && (
        <span className={styles.word}>
          {type === 'ACTIVITY' && <IconLink size={16} stroke={1.75} aria-hidden />}
          {typeLabels[type]}
        </span>
      )}
      {waitingSince && (
        <span className={styles.waits}>
          <IconClockExclamation size={16} stroke={1.75} aria-hidden />
          {fillIn(labels.waits, { since: waitedSince(waitingSince) })}
        </span>
      )}
    </>
  )
}

function Apprentice({ assignment }: { assignment: AssignmentDetails }) {
  const { authorNameFirst, authorNameLast, authorProfession, authorSlogan, profileId, can } = assignment
  return (
    <PersonBanner
      name={`${authorNameFirst} ${authorNameLast}`}
      slogan={[authorProfession, authorSlogan && `«${authorSlogan}»`].filter(Boolean).join(', ')}
      image={assignment.authorImage}
      banner={assignment.authorBanner}
      colorKey={profileId}
      to={paths.profile(profileId, 'user')}
      actions={
        <ContactButtons
          userId={assignment.authorId}
          mail={assignment.authorEmail}
          subject={assignment.title}
          about={{ type: 'assignment', id: assignment.assignmentId }}
          can={can}
        />
      }
    />
  )
}
