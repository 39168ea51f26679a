import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import labels from '@werkplatz/content/labels/applications.json'
import messages from '@werkplatz/content/messages/external-approvals.json'
import type { ApprovalDetails } from '@werkplatz/contract/applications/schemas.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { useUser } from '../../../api/session/session.ts'
import { useThing } from '../../../api/use-thing.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { isKept } from '../../../lib/use-kept.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { MoreMenu } from '../../../ui/menu/MoreMenu.tsx'
import { DetailLayout } from '../../../ui/page/DetailLayout.tsx'
import { DetailLayoutSkeleton } from '../../../ui/page/DetailLayoutSkeleton.tsx'
import { AnswerNote } from '../../shared/AnswerNote.tsx'
import { decisionDraft } from '../../shared/DecisionForm.tsx'
import { Letter } from '../../shared/Letter.tsx'
import { NotLoaded } from '../../shared/NotLoaded.tsx'
import { PersonBanner } from '../../shared/PersonBanner.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { useApplicationActions } from '../actions.ts'
import { approvalQuery } from '../api.ts'
import { DecideCard } from '../components/DecideCard.tsx'
import { ProgressCard } from '../components/ProgressCard.tsx'
import { Since } from '../components/Since.tsx'
import { Target } from '../components/Target.tsx'
import { approvalLabels } from '../labels.ts'
import { Planned, RequestFacts } from '../request/RequestFacts.tsx'

import styles from './ApprovalDetailPage.module.css'

export const meta = () => pageMeta(labels.externalRequest)

export default function ApprovalDetailPage() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const { data, error, refetch, isFetching } = useThing(approvalQuery(id))
  useFailureMessage(messages.loadFailed, error)
  if (data) return <Detail key={id} request={data} />
  if (error) return <NotLoaded what="request" error={error} onRetry={() => void refetch()} busy={isFetching} />
  return <DetailLayoutSkeleton />
}

function Detail({ request }: { request: ApprovalDetails }) {
  const { approvalStatus: status, clock, pause, timeline, can, comment } = request
  const userId = useUser()?.id
  const [isDeciding, setDeciding] = useState(() => isKept(userId, decisionDraft(`request.${request.id}`)))
  const isDecided = status !== 'PENDING'
  const heading = fillIn(messages.heading.text, { applicant: request.applicantName })
  return (
    <>
      <title>{pageMeta(heading)[0]?.title}</title>
      <DetailLayout
        title={heading}
        above={
          <>
            <StatusTag tone={status} label={approvalLabels[status]} />
            <Since timeline={timeline} isOwn={request.isOwn} dateModified={request.dateModified} />
          </>
        }
        actions={<Actions request={request} isDeciding={isDeciding && can.decide} onDecide={() => setDeciding(true)} />}
        note={
          isDecided && (
            <AnswerNote
              isYes={status === 'APPROVED'}
              label={approvalLabels[status]}
              by={request.decidedBy}
              date={timeline.find(({ step }) => step === 'DECIDED')?.date ?? null}
              message={comment}
            />
          )
        }
        byline={
          <PersonBanner
            name={request.applicantName}
            slogan={[request.applicantCompany, request.applicantSlogan && `«${request.applicantSlogan}»`]
              .filter(Boolean)
              .join(', ')}
            image={request.applicantImage}
            banner={request.applicantBanner}
            colorKey={request.applicantProfileId}
            to={paths.profile(request.applicantProfileId, 'user')}
          />
        }
        answer={can.decide && isDeciding && <DecideCard request={request} onClose={() => setDeciding(false)} />}
        progress={
          <ProgressCard
            timeline={timeline}
            clock={clock}
            pause={pause}
            decided={isDecided ? { label: approvalLabels[status], isYes: status === 'APPROVED' } : null}
          />
        }
      >
        {(request.reason || can.decide) && (
          <section>
            <h2>{labels.why}</h2>
            <Letter
              name={request.applicantName}
              image={request.applicantImage}
              message={request.reason || labels.noReason}
              signature={`${request.applicantName}, ${request.applicantCompany}`}
            />
          </section>
        )}
        <section className={styles.about}>
          <h2>{labels.aboutWhat}</h2>
          <Target activityId={request.activityId} title={request.activityTitle} authorName={request.activityCompany} />
          <RequestFacts request={request} />
        </section>
        {can.decide && <Planned request={request} />}
      </DetailLayout>
    </>
  )
}

type ActionsProps = { request: ApprovalDetails; isDeciding: boolean; onDecide: () => void }

function Actions({ request, isDeciding, onDecide }: ActionsProps) {
  const { id, activityId, can } = request
  const actions = useApplicationActions()
  const navigate = useNavigate()
  const remove = async () => {
    if (await actions.removeRequest(id)) void navigate(paths.applications('external'), { replace: true })
  }
  if (!can.apply && !can.decide && !can.delete) return null
  return (
    <>
      {can.apply && (
        <ButtonLink kind="primary" to={paths.applicationForm(activityId)}>
          {labels.apply}
        </ButtonLink>
      )}
      {can.decide && !isDeciding && (
        <Button kind="primary" icon={<IconGavel stroke={1.75} aria-hidden />} onClick={onDecide}>
          {labels.validate}
        </Button>
      )}
      <MoreMenu
        entries={
          can.delete
            ? [
                {
                  id: 'delete',
                  label: labels.delete,
                  icon: <IconTrash stroke={1.75} />,
                  danger: true,
                  onSelect: () => void remove(),
                },
              ]
            : []
        }
      />
    </>
  )
}
