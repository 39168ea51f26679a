import labels from '@werkplatz/content/labels/applications.json'
import messages from '@werkplatz/content/messages/applications.json'
import { applicationFieldLabels } from '@werkplatz/contract/applications/labels.ts'
import type { ApplicationDetails } from '@werkplatz/contract/applications/schemas.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { useUser } from '../../../api/session/session.ts'
import { useThing } from '../../../api/use-thing.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { isKept } from '../../../lib/use-kept.ts'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { type Conflict, ConflictNote } from '../../../ui/note/ConflictNote.tsx'
import { DetailLayout } from '../../../ui/page/DetailLayout.tsx'
import { DetailLayoutSkeleton } from '../../../ui/page/DetailLayoutSkeleton.tsx'
import { Prose } from '../../../ui/prose/Prose.tsx'
import { AssignmentCard } from '../../assignments/components/AssignmentCard.tsx'
import { DocumentList } from '../../files/components/DocumentList.tsx'
import { AnswerNote } from '../../shared/AnswerNote.tsx'
import { ContactButtons } from '../../shared/ContactButtons.tsx'
import { decisionDraft } from '../../shared/DecisionForm.tsx'
import { NotLoaded } from '../../shared/NotLoaded.tsx'
import { PersonBanner } from '../../shared/PersonBanner.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { useApplicationActions } from '../actions.ts'
import { applicationQuery } from '../api.ts'
import { ApplicationActions } from '../components/ApplicationActions.tsx'
import { AssignmentOffer } from '../components/AssignmentOffer.tsx'
import { ProgressCard } from '../components/ProgressCard.tsx'
import { OnceMore, Refused } from '../components/Refused.tsx'
import { ReviewCard } from '../components/ReviewCard.tsx'
import { Since } from '../components/Since.tsx'
import { Target } from '../components/Target.tsx'
import { applicationLabels } from '../labels.ts'

export const meta = () => pageMeta(labels.application)

export default function ApplicationDetailPage() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const { data, error, refetch, isFetching } = useThing(applicationQuery(id))
  useFailureMessage(messages.loadFailed, error)
  if (data) return <Detail key={id} application={data} />
  if (error) return <NotLoaded what="application" error={error} onRetry={() => void refetch()} busy={isFetching} />
  return <DetailLayoutSkeleton />
}

function Detail({ application }: { application: ApplicationDetails }) {
  const {
    id,
    title,
    body,
    documents,
    applicationStatus: status,
    review,
    clock,
    pause,
    timeline,
    can,
    isOwn,
  } = application
  const userId = useUser()?.id
  const [isReviewing, setReviewing] = useState(() => isKept(userId, decisionDraft(`application.${id}`)))
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const navigate = useNavigate()
  const actions = useApplicationActions(setConflict)
  const remove = async () => {
    if (await actions.remove(id)) void navigate(paths.applications('own'), { replace: true })
  }
  const send = () => {
    setConflict(null)
    void actions.send(id)
  }
  const isDecided = status === 'APPROVED' || status === 'REJECTED'
  const isRefused = isOwn && status === 'REJECTED'
  // On a phone it stands above the text, but never above an answer that hurts.
  const progress = (
    <ProgressCard
      timeline={timeline}
      clock={clock}
      pause={pause}
      decided={isDecided ? { label: applicationLabels[status], isYes: status === 'APPROVED' } : null}
    />
  )
  const written = (
    <>
      {body.trim() && <Prose text={body} />}
      {documents.length > 0 && (
        <section>
          <h2>{applicationFieldLabels.documents}</h2>
          <DocumentList documents={documents} />
        </section>
      )}
    </>
  )
  return (
    <>
      <title>{pageMeta(title)[0]?.title}</title>
      <DetailLayout
        title={title}
        above={
          <>
            <StatusTag tone={status} label={applicationLabels[status]} />
            <Since timeline={timeline} isOwn={isOwn} dateModified={application.dateModified} />
          </>
        }
        actions={
          <ApplicationActions
            application={application}
            isReviewing={isReviewing && can.review}
            onReview={() => setReviewing(true)}
            onSend={send}
            onDelete={() => void remove()}
          />
        }
        note={
          (conflict || (isDecided && review && !isRefused)) && (
            <>
              {conflict && <ConflictNote conflict={conflict} />}
              {isDecided && review && !isRefused && (
                <AnswerNote
                  isYes={status === 'APPROVED'}
                  label={applicationLabels[status]}
                  by={review.reviewer}
                  date={review.date}
                  message={review.message}
                />
              )}
            </>
          )
        }
        byline={
          // Whoever was refused knows who they are: the answer stands first.
          !isRefused && (
            <PersonBanner
              name={application.authorName}
              slogan={[application.authorCompany, application.slogan && `«${application.slogan}»`]
                .filter(Boolean)
                .join(', ')}
              image={application.authorImage}
              banner={application.authorBanner}
              colorKey={application.authorProfileId}
              to={paths.profile(application.authorProfileId, 'user')}
              actions={
                !isOwn && (
                  <ContactButtons
                    userId={application.authorId}
                    mail={application.authorMail}
                    subject={title}
                    about={{ type: 'application', id }}
                    can={can}
                  />
                )
              }
            />
          )
        }
        offer={can.createAssignment && <AssignmentOffer applicationId={id} activityTitle={application.activityTitle} />}
        answer={
          can.review && isReviewing && <ReviewCard application={application} onClose={() => setReviewing(false)} />
        }
        progress={!isRefused && progress}
        aside={
          <>
            {isRefused && progress}
            {application.assignmentId && <AssignmentCard id={application.assignmentId} />}
            {isRefused && <OnceMore application={application} />}
            <Target
              activityId={application.activityId}
              title={application.activityTitle}
              authorName={application.activityAuthorName}
            />
          </>
        }
      >
        {isRefused ? <Refused application={application}>{written}</Refused> : written}
      </DetailLayout>
    </>
  )
}
