// The same post may be on screen twice, in a list and on its own: what is changed before the server has answered is changed
// everywhere.
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Comment, Post, PostPage } from '@werkplatz/contract/posts/schemas.ts'

import { postsKey } from './api.ts'

type Change = (post: Post) => Post
type Cached = InfiniteData<PostPage> | PostPage | Post | undefined

const inPage = (page: PostPage, change: Change): PostPage => ({ ...page, content: page.content.map(change) })

function changed(known: Cached, change: Change): Cached {
  if (!known) return known
  if ('pages' in known) return { ...known, pages: known.pages.map((page) => inPage(page, change)) }
  return 'content' in known ? inPage(known, change) : change(known)
}

export function changePost(queryClient: QueryClient, id: string, change: Change) {
  queryClient.setQueriesData<Cached>({ queryKey: postsKey }, (known) =>
    changed(known, (post) => (post.id === id ? change(post) : post)),
  )
}

export const changeComment = (
  queryClient: QueryClient,
  postId: string,
  id: string,
  change: (one: Comment) => Comment,
) =>
  changePost(queryClient, postId, (post) => ({
    ...post,
    comments: post.comments.map((comment) => (comment.id === id ? change(comment) : comment)),
  }))
