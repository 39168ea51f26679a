import labels from '@werkplatz/content/labels/applications.json'
import messages from '@werkplatz/content/messages/applications.json'
import { useSearchParams } from 'react-router'

import { useUser } from '../../../api/session/session.ts'
import { useThing } from '../../../api/use-thing.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { LeadTo } from '../../../ui/link/LeadTo.tsx'
import { DetailLayoutSkeleton } from '../../../ui/page/DetailLayoutSkeleton.tsx'
import { NotLoaded } from '../../shared/NotLoaded.tsx'
import { editQuery, targetQuery } from './api.ts'
import { ApplicationEditor } from './ApplicationEditor.tsx'
import { CannotApply } from './CannotApply.tsx'

export const meta = () => pageMeta(labels.apply)

export default function ApplicationFormPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const activityId = search.get('activityId') ?? ''
  // Another application is another form, with its own uploads and its own unsaved text.
  return id ? <EditForm key={id} id={id} /> : <NewForm key={activityId} activityId={activityId} />
}

function NewForm({ activityId }: { activityId: string }) {
  const user = useUser()
  const { data, error, refetch, isFetching } = useThing(targetQuery(activityId))
  useFailureMessage(messages.loadFailed, error)
  if (error) return <NotLoaded what="activity" error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data || !user) return <DetailLayoutSkeleton />
  const begun = data.ownApplication
  if (begun && (begun.status === 'DRAFT' || begun.status === 'REJECTED'))
    return <LeadTo to={paths.applicationForm(activityId, begun.id)} />
  if (data.applyBlocker) return <CannotApply activity={data} blocker={data.applyBlocker} />
  return <ApplicationEditor userId={user.id} activity={data} original={null} />
}

function EditForm({ id }: { id: string }) {
  const user = useUser()
  const { data, error, refetch, isFetching } = useThing(editQuery(id))
  useFailureMessage(messages.loadFailed, error)
  if (error) return <NotLoaded what="application" error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data || !user) return <DetailLayoutSkeleton />
  // Sent meanwhile, in another tab: it is read-only until there is an answer.
  if (!data.original.can.edit) return <LeadTo to={paths.application(id)} />
  return <ApplicationEditor userId={user.id} activity={data.activity} original={data.original} />
}
