import { useInfiniteQuery } from '@tanstack/react-query'
import community from '@werkplatz/content/messages/community.json'
import messages from '@werkplatz/content/messages/posts.json'
import type { Post } from '@werkplatz/contract/posts/schemas.ts'
import type { ReactNode } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { postListQuery, type PostSource } from '../api.ts'
import { PostItem, type PostItemProps } from '../components/PostItem.tsx'
import { PostSkeleton } from '../components/PostSkeleton.tsx'

import styles from './PostList.module.css'

export type PostListProps = {
  source: PostSource
  onReport: PostItemProps['onReport']
  /** In its place when there is nothing. */
  empty: ReactNode
}

/** Posts that moved to the next page while it was read come once. */
const once = (posts: readonly Post[]) => [...new Map(posts.map((post) => [post.id, post])).values()]

/** A list of posts, ten at a time: the community's, or those of one profile. */
export function PostList({ source, onReport, empty }: PostListProps) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    postListQuery(source),
  )
  useFailureMessage(messages.loadFailed, error)
  if (!data) {
    return error ? (
      <Card>
        <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
      </Card>
    ) : (
      <PostSkeleton />
    )
  }
  const posts = once(data.pages.flatMap(({ content }) => content))
  if (posts.length === 0) return empty
  return (
    <div className={styles.list}>
      {posts.map((post) => (
        <PostItem key={post.id} post={post} onReport={onReport} />
      ))}
      {hasNextPage && (
        <Button block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {community.more.text}
        </Button>
      )}
      {!hasNextPage && data.pages.length > 1 && <p className={styles.end}>{community.endReached.text}</p>}
    </div>
  )
}
