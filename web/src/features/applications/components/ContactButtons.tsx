import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import labels from '@werkplatz/content/labels/applications.json'
import type { ApplicationDetails } from '@werkplatz/contract/applications/schemas.ts'

import { isBuilt } from '../../../lib/built-screens.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'

/** For others than the author: a chat in the product, or a mail. */
export function ContactButtons({ application }: { application: ApplicationDetails }) {
  const { authorId, authorMail, title, can } = application
  return (
    <>
      {can.message && isBuilt(paths.chatWith(authorId)) && (
        <ButtonLink to={paths.chatWith(authorId)} icon={<IconMessageCircle stroke={1.75} aria-hidden />}>
          {labels.message}
        </ButtonLink>
      )}
      {can.mail && authorMail && (
        <ButtonLink
          to={`mailto:${authorMail}?subject=${encodeURIComponent(title)}`}
          icon={<IconMail stroke={1.75} aria-hidden />}
        >
          {labels.email}
        </ButtonLink>
      )}
    </>
  )
}
