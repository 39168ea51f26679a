import labels from '@werkplatz/content/labels/posts.json'
import messages from '@werkplatz/content/messages/posts.json'
import { useNavigate, useSearchParams } from 'react-router'

import { useThing } from '../../api/use-thing.ts'
import { postQuery } from '../../features/posts/api.ts'
import { PostItem } from '../../features/posts/components/PostItem.tsx'
import { PostSkeleton } from '../../features/posts/components/PostSkeleton.tsx'
import { QuestionNote } from '../../features/posts/components/QuestionNote.tsx'
import { NotLoaded } from '../../features/shared/NotLoaded.tsx'
import { pageMeta } from '../../lib/page-meta.ts'
import { paths } from '../../lib/paths.ts'
import { useFailureMessage } from '../../ui/failure/use-failure-message.ts'
import { CommunityLayout } from './CommunityLayout.tsx'
import { useReport } from './use-report.tsx'

export const meta = () => pageMeta(labels.post)

/** One post with all its comments. */
export default function CommunityPost() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const navigate = useNavigate()
  const { data, error, refetch, isFetching } = useThing(postQuery(id))
  const [report, dialog] = useReport()
  useFailureMessage(messages.loadFailed, error)
  if (error) return <NotLoaded what="post" error={error} onRetry={() => void refetch()} busy={isFetching} />
  return (
    <CommunityLayout>
      <h1 className="sr-only">{labels.post}</h1>
      {data ? (
        <>
          <PostItem key={id} post={data} isPage onReport={report} onDeleted={() => void navigate(paths.community())} />
          <QuestionNote post={data} />
        </>
      ) : (
        <PostSkeleton />
      )}
      {dialog}
    </CommunityLayout>
  )
}
