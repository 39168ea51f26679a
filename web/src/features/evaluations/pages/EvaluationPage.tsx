import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import labels from '@werkplatz/content/labels/evaluations.json'
import messages from '@werkplatz/content/messages/evaluations.json'
import type { EvaluationDetails } from '@werkplatz/contract/evaluations/schemas.ts'
import { useSearchParams } from 'react-router'

import { useThing } from '../../../api/use-thing.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { DetailLayoutSkeleton } from '../../../ui/page/DetailLayoutSkeleton.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { NotLoaded } from '../../shared/NotLoaded.tsx'
import { useEvaluationActions, useEvaluationPdf } from '../actions.ts'
import { evaluationQuery } from '../api.ts'
import { EvaluationSentence } from '../components/EvaluationSentence.tsx'
import { EvaluationStatusTag } from '../components/EvaluationStatusTag.tsx'
import { GapNote } from '../components/GapNote.tsx'
import { LastTime } from '../components/LastTime.tsx'
import { Legend } from '../components/Legend.tsx'
import { Overview } from '../components/Overview.tsx'
import { PartCard } from '../components/PartCard.tsx'
import { Progress } from '../components/Progress.tsx'
import { TalkList } from '../components/TalkList.tsx'
import { LinkPanel } from '../link/LinkPanel.tsx'
import { Agreements } from '../talk/Agreements.tsx'
import { Statements } from '../talk/Statements.tsx'

import parts from '../components/Parts.module.css'
import styles from './EvaluationPage.module.css'

export const meta = () => pageMeta(labels.evaluation)

export default function EvaluationPage() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const { data, error, refetch, isFetching } = useThing(evaluationQuery(id))
  useFailureMessage(messages.loadFailed, error)
  if (data) return <Detail key={id} evaluation={data} />
  if (error) return <NotLoaded what="evaluation" error={error} onRetry={() => void refetch()} busy={isFetching} />
  return <DetailLayoutSkeleton />
}

function Detail({ evaluation }: { evaluation: EvaluationDetails }) {
  const { assignmentId, evaluationStatus: status, assignmentTitle, side, last, gaps, can } = evaluation
  const title = fillIn(messages.heading.text, { assignmentTitle })
  const isComplete = status !== 'DRAFT'
  return (
    <div className={styles.page}>
      <title>{pageMeta(title)[0]?.title}</title>
      <PageHeader
        title={title}
        above={<EvaluationStatusTag status={status} />}
        actions={<Actions evaluation={evaluation} />}
      />
      <Overview evaluation={evaluation} />
      {can.sendLink && <LinkPanel assignmentId={assignmentId} />}
      {!isComplete && <Progress evaluation={evaluation} />}
      <EvaluationSentence evaluation={evaluation} />
      {can.submit && <GapNote form={paths.evaluationForm(assignmentId)} gaps={gaps} />}
      {last && !isComplete && <LastTime last={last} />}
      {isComplete && <TalkList evaluation={evaluation} />}
      {isComplete && <Agreements evaluation={evaluation} />}
      <div className={parts.columns}>
        <PartCard evaluation={evaluation} side={side === 'CONTACT' && !isComplete ? 'CONTACT' : 'APPRENTICE'} />
        <PartCard evaluation={evaluation} side={side === 'CONTACT' && !isComplete ? 'APPRENTICE' : 'CONTACT'} />
      </div>
      {isComplete && <Statements evaluation={evaluation} />}
      <Legend look="line" />
      <p className={styles.version}>
        {fillIn(messages.criteriaVersion.text, { date: formatDate(evaluation.criteriaDate) })}
      </p>
    </div>
  )
}

function Actions({ evaluation }: { evaluation: EvaluationDetails }) {
  const { assignmentId: id, can, side, gaps } = evaluation
  const own = side === 'CONTACT' ? evaluation.contactEvaluation : evaluation.apprenticeEvaluation
  const actions = useEvaluationActions()
  const pdf = useEvaluationPdf()
  return (
    <>
      {can.export && (
        <Button busy={pdf.isBusy} icon={<IconDownload stroke={1.75} aria-hidden />} onClick={() => pdf.save(id)}>
          {messages.pdf.text}
        </Button>
      )}
      {can.fill && (
        <ButtonLink
          kind={gaps.length === 0 ? 'secondary' : 'primary'}
          to={paths.evaluationForm(id)}
          icon={<IconPencil stroke={1.75} aria-hidden />}
        >
          {own ? labels.edit : labels.fill}
        </ButtonLink>
      )}
      {can.submit && (
        <Button
          kind={gaps.length === 0 ? 'primary' : 'secondary'}
          icon={<IconSend stroke={1.75} aria-hidden />}
          onClick={() => void actions.submit(own?.evaluationId ?? null, gaps)}
        >
          {labels.submit}
        </Button>
      )}
      {can.discuss && own && (
        <Button
          kind="primary"
          icon={<IconMessages stroke={1.75} aria-hidden />}
          onClick={() => void actions.discuss(own.evaluationId)}
        >
          {messages.markDiscussed.text}
        </Button>
      )}
    </>
  )
}
