import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'
import messages from '@werkplatz/content/messages/posts.json'
import type { HeartType } from '@werkplatz/contract/posts/schemas.ts'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { useHeart, type Hearted } from '../actions.ts'

import styles from './HeartButton.module.css'

export type HeartButtonProps = { type: HeartType; postId: string; of: Hearted; isAllowed: boolean; small?: boolean }

const countOf = (count: number) =>
  count === 1 ? messages.heartCountOne.text : fillIn(messages.heartCount.text, { count })

/** Answers at once. Who may give none sees how many there are. */
export function HeartButton({ type, postId, of, isAllowed, small }: HeartButtonProps) {
  const change = useHeart(type, postId)
  const size = small ? 16 : 20
  const icon = of.isHearted ? (
    <IconHeartFilled size={size} aria-hidden />
  ) : (
    <IconHeart size={size} stroke={1.75} aria-hidden />
  )
  const look = classNames(styles.heart, small && styles.small, of.isHearted && styles.given)
  if (!isAllowed)
    return (
      <span className={look}>
        {icon}
        <span aria-hidden>{of.heartCount}</span>
        <span className="sr-only">{countOf(of.heartCount)}</span>
      </span>
    )
  return (
    <button
      type="button"
      className={look}
      aria-pressed={of.isHearted}
      aria-label={`${messages.heartGive.text}, ${countOf(of.heartCount)}`}
      onClick={() => void change(of)}
    >
      {icon}
      <span aria-hidden>{of.heartCount}</span>
    </button>
  )
}
