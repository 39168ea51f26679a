import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import labels from '@werkplatz/content/labels/shared.json'

import { isBuilt } from '../../lib/built-screens.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'

export type ContactButtonsProps = {
  userId: string
  mail: string | null
  /** What it is about. */
  subject: string
  can: { message: boolean; mail: boolean }
}

/** For others than the author: a chat in the product, or a mail. */
export function ContactButtons({ userId, mail, subject, can }: ContactButtonsProps) {
  return (
    <>
      {can.message && isBuilt(paths.chatWith(userId)) && (
        <ButtonLink to={paths.chatWith(userId)} icon={<IconMessageCircle stroke={1.75} aria-hidden />}>
          {labels.message}
        </ButtonLink>
      )}
      {can.mail && mail && (
        <ButtonLink
          to={`mailto:${mail}?subject=${encodeURIComponent(subject)}`}
          icon={<IconMail stroke={1.75} aria-hidden />}
        >
          {labels.email}
        </ButtonLink>
      )}
    </>
  )
}
