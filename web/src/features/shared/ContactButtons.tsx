import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import labels from '@werkplatz/content/labels/shared.json'

import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { WriteTo, type WriteToProps } from './WriteTo.tsx'

export type ContactButtonsProps = {
  userId: string
  mail: string | null
  /** What it is about, in the mail and in the chat. */
  subject: string
  about: WriteToProps['about']
  can: { message: boolean; mail: boolean }
}

/** For others than the author: a chat in the product, or a mail. */
export function ContactButtons({ userId, mail, subject, about, can }: ContactButtonsProps) {
  return (
    <>
      {can.message && <WriteTo userId={userId} about={about} />}
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
