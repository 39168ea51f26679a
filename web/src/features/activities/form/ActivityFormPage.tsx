import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/activities.json'
import messages from '@werkplatz/content/messages/activities.json'
import { useSearchParams } from 'react-router'

import { useUser } from '../../../api/session/session.ts'
import { useThing } from '../../../api/use-thing.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { NotLoaded } from '../../shared/NotLoaded.tsx'
import { activityFormQuery, lastLocationQuery, workSectorsQuery } from '../api.ts'
import { ActivityEditor } from './ActivityEditor.tsx'
import { loadedValues, newValues } from './form-values.ts'

export const meta = () => pageMeta(labels.editor)

export default function ActivityFormPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  // Another activity is another form, with its own uploads and its own unsaved text.
  return id ? <EditForm key={id} id={id} /> : <NewForm key="new" />
}

/** A new one begins where the last one took place. */
function NewForm() {
  const user = useUser()
  const { data: last, isPending } = useQuery(lastLocationQuery)
  const { data: sectors } = useQuery(workSectorsQuery)
  if (isPending || !user) return <SkeletonText lines={5} />
  return (
    <ActivityEditor
      userId={user.id}
      authorName={`${user.nameFirst} ${user.nameLast}`}
      original={null}
      loaded={newValues(last)}
      isPrefilled={Boolean(last?.location)}
      sectors={sectors ?? []}
      decider={last?.decider}
    />
  )
}

function EditForm({ id }: { id: string }) {
  const user = useUser()
  const { data, error, refetch, isFetching } = useThing(activityFormQuery(id))
  const { data: sectors } = useQuery(workSectorsQuery)
  useFailureMessage(messages.loadFailed, error)
  if (error) return <NotLoaded what="activity" error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data || !user) return <SkeletonText lines={5} />
  return (
    <ActivityEditor
      userId={user.id}
      authorName={`${user.nameFirst} ${user.nameLast}`}
      original={data}
      loaded={loadedValues(data)}
      isPrefilled={false}
      sectors={sectors ?? []}
      decider={data.decider}
    />
  )
}
