import labels from '@werkplatz/content/labels/posts.json'

import { Suggestions } from '../../features/follows/components/Suggestions.tsx'
import { Feed } from '../../features/posts/feed/Feed.tsx'
import { pageMeta } from '../../lib/page-meta.ts'
import { CommunityLayout } from './CommunityLayout.tsx'
import { useReport } from './use-report.tsx'

export const meta = () => pageMeta(labels.community)

export default function CommunityPage() {
  const [report, dialog] = useReport()
  return (
    <CommunityLayout aside={<Suggestions />}>
      <Feed onReport={report} />
      {dialog}
    </CommunityLayout>
  )
}
