import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconBookmarkFilled from '@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs'
import labels from '@werkplatz/content/labels/bookmarks.json'

import { classNames } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useBookmark } from '../actions.ts'

import styles from './BookmarkButton.module.css'

export type BookmarkButtonProps = {
  targetId: string
  /** What the server said with the thing. */
  known: boolean
  /** disc: round, on a picture; button: with a word beside it. */
  variant: 'disc' | 'button'
  /** What is marked, for a disc among many. */
  of?: string
}

export function BookmarkButton({ targetId, known, variant, of }: BookmarkButtonProps) {
  const { isMarked, toggle } = useBookmark(targetId, known)
  const icon = isMarked ? <IconBookmarkFilled aria-hidden /> : <IconBookmark stroke={1.75} aria-hidden />
  if (variant === 'disc') {
    return (
      <button
        type="button"
        className={styles.disc}
        aria-pressed={isMarked}
        aria-label={of ? `${of} merken` : labels.bookmark}
        title={isMarked ? labels.removeBookmark : labels.bookmark}
        onClick={toggle}
      >
        {icon}
      </button>
    )
  }
  return (
    <Button
      icon={icon}
      aria-pressed={isMarked}
      className={classNames(styles.button, isMarked && styles.on)}
      onClick={toggle}
    >
      <span className={styles.word}>{isMarked ? labels.bookmarked : labels.bookmark}</span>
    </Button>
  )
}
