import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import labels from '@werkplatz/content/labels/follows.json'
import messages from '@werkplatz/content/messages/follows.json'

import { useUser } from '../../../api/session/session.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useFollow, type Followed } from '../actions.ts'

export type FollowButtonProps = Followed & {
  size?: 'small'
  /** The one filled button of a page. */
  primary?: boolean
  block?: boolean
}

/** Follow, or no longer. Nobody follows themselves; until it is known there is no button that could say the wrong thing. */
export function FollowButton({ size, primary, block, ...followed }: FollowButtonProps) {
  const { status, toggle } = useFollow(followed)
  const me = useUser()?.id
  if (!status || followed.targetId === me) return null
  const { isFollowing } = status
  const { name } = followed
  return (
    <Button
      {...(size && { size })}
      {...(block && { block })}
      {...(isFollowing ? { kind: 'tonal' as const } : primary && { kind: 'primary' as const })}
      aria-label={fillIn(isFollowing ? labels.followingName : labels.followName, { name })}
      title={isFollowing ? messages.unfollow.text : undefined}
      icon={isFollowing ? <IconCheck stroke={2} aria-hidden /> : <IconUserPlus stroke={1.75} aria-hidden />}
      onClick={toggle}
    >
      {isFollowing ? messages.following.text : messages.follow.text}
    </Button>
  )
}
