import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/assignments.json'
import messages from '@werkplatz/content/messages/assignments.json'
import { useSearchParams } from 'react-router'

import { useUser } from '../../../api/session/session.ts'
import { useThing } from '../../../api/use-thing.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { LeadTo } from '../../../ui/link/LeadTo.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { workSectorsQuery } from '../../activities/api.ts'
import { NotLoaded } from '../../shared/NotLoaded.tsx'
import { assignmentFormQuery, prefillQuery } from '../api.ts'
import { AssignmentEditor } from './AssignmentEditor.tsx'
import { loadedValues, newValues } from './form-values.ts'
import { type Like, likeValues } from './like-values.ts'

export const meta = () => pageMeta(labels.assignment)

export default function AssignmentFormPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const applicationId = search.get('applicationId')
  const like = search.get('like')
  // Another assignment is another form, with its own unsaved text.
  if (id) return <EditForm key={id} id={id} />
  if (applicationId) return <FromApplication key={applicationId} applicationId={applicationId} />
  if (like) return <LikeForm key={like} like={like} as={search.get('as') === 'extend' ? 'extend' : 'again'} />
  return <NewForm />
}

function NewForm() {
  const user = useUser()
  const { data: sectors } = useQuery(workSectorsQuery)
  if (!user) return <SkeletonText lines={5} />
  return (
    <AssignmentEditor
      userId={user.id}
      original={null}
      loaded={newValues}
      applicationId={null}
      sectors={sectors ?? []}
    />
  )
}

/** Filled from what somebody was accepted for. */
function FromApplication({ applicationId }: { applicationId: string }) {
  const user = useUser()
  const { data, error, refetch, isFetching } = useThing(prefillQuery(applicationId))
  const { data: sectors } = useQuery(workSectorsQuery)
  useFailureMessage(messages.loadFailed, error)
  if (error) return <NotLoaded what="application" error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data || !user) return <SkeletonText lines={5} />
  if (data.assignmentId) return <LeadTo to={paths.assignmentForm(data.assignmentId)} />
  return (
    <AssignmentEditor
      userId={user.id}
      original={null}
      loaded={loadedValues(data)}
      applicationId={applicationId}
      sectors={sectors ?? []}
    />
  )
}

/** Filled from one that is over or ends soon. */
function LikeForm({ like, as }: { like: string; as: Like }) {
  const user = useUser()
  const { data, error, refetch, isFetching } = useThing(assignmentFormQuery(like))
  const { data: sectors } = useQuery(workSectorsQuery)
  useFailureMessage(messages.loadFailed, error)
  if (error) return <NotLoaded what="assignmentForm" error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data || !user) return <SkeletonText lines={5} />
  return (
    <AssignmentEditor
      userId={user.id}
      original={null}
      loaded={likeValues(data, as)}
      like={{ id: like, title: data.title, as }}
      applicationId={null}
      sectors={sectors ?? []}
    />
  )
}

function EditForm({ id }: { id: string }) {
  const user = useUser()
  const { data, error, refetch, isFetching } = useThing(assignmentFormQuery(id))
  const { data: sectors } = useQuery(workSectorsQuery)
  useFailureMessage(messages.loadFailed, error)
  if (error) return <NotLoaded what="assignmentForm" error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data || !user) return <SkeletonText lines={5} />
  return (
    <AssignmentEditor
      userId={user.id}
      original={data}
      loaded={loadedValues(data)}
      applicationId={data.applicationId}
      sectors={sectors ?? []}
    />
  )
}
