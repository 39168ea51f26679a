import labels from '@werkplatz/content/labels/evaluations.json'
import messages from '@werkplatz/content/messages/evaluations.json'
import { useSearchParams } from 'react-router'

import { useUser } from '../../../api/session/session.ts'
import { useThing } from '../../../api/use-thing.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { LeadTo } from '../../../ui/link/LeadTo.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { NotLoaded } from '../../shared/NotLoaded.tsx'
import { evaluationFormQuery } from '../api.ts'
import { EvaluationEditor } from './EvaluationEditor.tsx'

export const meta = () => pageMeta(labels.evaluation)

export default function EvaluationFormPage() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const user = useUser()
  const { data, error, refetch, isFetching } = useThing(evaluationFormQuery(id))
  useFailureMessage(messages.criteriaFailed, error)
  if (error) return <NotLoaded what="evaluation" error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data || !user) return <SkeletonText lines={5} />
  // Submitted, reviewed again or not begun: the page says which.
  if (!data.can.fill) return <LeadTo to={paths.evaluation(id)} />
  return <EvaluationEditor key={id} userId={user.id} form={data} />
}
