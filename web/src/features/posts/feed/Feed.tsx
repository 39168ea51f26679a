import labels from '@werkplatz/content/labels/posts.json'
import community from '@werkplatz/content/messages/community.json'
import messages from '@werkplatz/content/messages/posts.json'
import { useSearchParams } from 'react-router'

import { paths } from '../../../lib/paths.ts'
import { useRememberedFilter } from '../../../lib/use-remembered-filter.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { FilterTabs } from '../../../ui/tabs/FilterTabs.tsx'
import { UnlessSwitchedOff } from '../../switches/components/UnlessSwitchedOff.tsx'
import type { PostItemProps } from '../components/PostItem.tsx'
import { NewPost } from './NewPost.tsx'
import { NewPostsHint } from './NewPostsHint.tsx'
import { OpenQuestions } from './OpenQuestions.tsx'
import { PostList } from './PostList.tsx'

import styles from './Feed.module.css'

const tabs = [
  { id: 'ALL', label: community.tabAll.text, to: paths.community('ALL') },
  { id: 'FOLLOWED', label: community.tabForYou.text, to: paths.community('FOLLOWED') },
] as const
const emptyOf = {
  ALL: { title: messages.feedEmpty.text },
  FOLLOWED: { title: community.tabForYou.text, text: community.forYouEmpty.text },
}
type Tab = (typeof tabs)[number]['id']

/** The posts of the community: everybody's, or those of one's own company and of whom one follows. The choice is remembered. */
export function Feed({ onReport }: Pick<PostItemProps, 'onReport'>) {
  const [search] = useSearchParams()
  const tab = useRememberedFilter<Tab>('werkplatz.community', ['ALL', 'FOLLOWED'])
  const shows = {
    activityId: search.get('showActivity') ?? undefined,
    assignmentId: search.get('showAssignment') ?? undefined,
  }
  const source = tab === 'FOLLOWED' ? ({ feed: 'FOLLOWED' } as const) : {}
  return (
    <div className={styles.feed}>
      <PageHeader title={labels.community} />
      <FilterTabs label={labels.tabs} tabs={tabs} current={tab} />
      <UnlessSwitchedOff feature="posts">
        <NewPost key={JSON.stringify(shows)} {...shows} />
      </UnlessSwitchedOff>
      <NewPostsHint source={source} />
      {tab === 'ALL' && <OpenQuestions />}
      <PostList
        key={tab}
        source={source}
        onReport={onReport}
        empty={
          <Card>
            <EmptyState illustration="community" titleLevel={2} {...emptyOf[tab]} />
          </Card>
        }
      />
    </div>
  )
}
