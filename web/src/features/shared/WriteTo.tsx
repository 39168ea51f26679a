import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import labels from '@werkplatz/content/labels/shared.json'

import { isBuilt } from '../../lib/built-screens.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'

export type WriteToProps = {
  userId: string
  /** What one comes from: the chat carries its card. */
  about: Parameters<typeof paths.chatWith>[1]
  block?: boolean
}

/** Opens the chat with somebody; nothing is sent by itself. */
export function WriteTo({ userId, about, block }: WriteToProps) {
  const to = paths.chatWith(userId, about)
  if (!isBuilt(to)) return null
  return (
    <ButtonLink to={to} {...(block && { block })} icon={<IconMessageCircle stroke={1.75} aria-hidden />}>
      {labels.message}
    </ButtonLink>
  )
}
