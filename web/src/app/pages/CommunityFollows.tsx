import messages from '@werkplatz/content/messages/follows.json'

import { FollowLists } from '../../features/follows/components/FollowLists.tsx'
import { pageMeta } from '../../lib/page-meta.ts'
import { CommunityLayout } from './CommunityLayout.tsx'

export const meta = () => pageMeta(messages.tabFollowers.text)

export default function CommunityFollows() {
  return (
    <CommunityLayout>
      <FollowLists />
    </CommunityLayout>
  )
}
