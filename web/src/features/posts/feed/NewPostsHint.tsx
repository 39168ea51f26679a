import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useQueryClient } from '@tanstack/react-query'
import community from '@werkplatz/content/messages/community.json'
import { useEffect, useSyncExternalStore } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { postListQuery, postsKey, type PostSource } from '../api.ts'
import { newPosts } from '../new-posts.ts'

import styles from './NewPostsHint.module.css'

/** Nothing moves under one's eyes: new posts are announced, and come when asked for. */
export function NewPostsHint({ source }: { source: PostSource }) {
  const queryClient = useQueryClient()
  const count = useSyncExternalStore(newPosts.subscribe, newPosts.get, newPosts.get)
  // What was written while another page was open is read with the list.
  useEffect(() => newPosts.set(0), [])
  const show = () => {
    newPosts.set(0)
    window.scrollTo({ top: 0 })
    // From the first page: the others would be read for nothing.
    void queryClient.resetQueries({ queryKey: postListQuery(source).queryKey })
    void queryClient.invalidateQueries({ queryKey: postsKey })
  }
  // Not all of them need be in the list of whom one follows: there no number is promised.
  const text = source.feed
    ? community.newPostsMany.text
    : count === 1
      ? community.newPostsOne.text
      : fillIn(community.newPosts.text, { count })
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds a button, which an <output> may not
    <div className={styles.place} role="status">
      {count > 0 && (
        <Button
          kind="primary"
          className={styles.hint}
          icon={<IconArrowUp size={20} stroke={1.75} aria-hidden />}
          onClick={show}
        >
          {text}
        </Button>
      )}
    </div>
  )
}
