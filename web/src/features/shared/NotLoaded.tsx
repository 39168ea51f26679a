import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import labels from '@werkplatz/content/labels/way-on.json'
import general from '@werkplatz/content/messages/general.json'
import type { ReactNode } from 'react'

import { isApiError, isAway } from '../../api/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { useGoBack } from '../../lib/use-go-back.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { LoadFailed } from '../../ui/empty/LoadFailed.tsx'
import { ServerAway } from '../../ui/empty/ServerAway.tsx'
import { WayOn } from '../../ui/empty/WayOn.tsx'

const things = {
  activity: { to: paths.activities('OPEN'), illustration: 'leer' },
  application: { to: paths.applications(), illustration: 'bewerbungen' },
  request: { to: paths.applications('external'), illustration: 'bewerbungen' },
  assignment: { to: paths.company(), illustration: 'einsaetze' },
  assignmentForm: { to: paths.company(), illustration: 'einsaetze' },
  evaluation: { to: paths.company('EVALUATIONS'), illustration: 'bewertung' },
  profile: { to: paths.dashboard(), illustration: 'community' },
  follows: { to: paths.dashboard(), illustration: 'community' },
  post: { to: paths.community(), illustration: 'nicht-gefunden' },
  semester: { to: paths.company(), illustration: 'schule' },
  managedPerson: { to: paths.adminPeople(), illustration: 'nicht-gefunden' },
  managedCompany: { to: paths.adminCompanies(), illustration: 'nicht-gefunden' },
} as const

export type NotLoadedProps = {
  what: keyof typeof things
  error: Error
  onRetry: () => void
  busy: boolean
  /** What else there is to see, where the thing itself is out of reach. */
  children?: ReactNode
}

/** Missing and closed look the same, for the difference is nobody's business; asking again helps with neither. */
const isOutOfReach = (error: Error) => isApiError(error) && [400, 403, 404, 410].includes(error.status)

/** In the place of a page whose thing did not come: why, and a way on. */
export function NotLoaded({ what, error, onRetry, busy, children }: NotLoadedProps) {
  const { to, illustration } = things[what]
  const goBack = useGoBack(to)
  if (isAway(error)) return <ServerAway onRetry={onRetry} busy={busy} />
  if (!isOutOfReach(error)) return <LoadFailed titleLevel={1} onRetry={onRetry} busy={busy} />
  const { title, text, on } = labels.missing[what]
  return (
    <WayOn
      overline={general.detailMissing.text}
      title={title}
      text={text}
      illustration={illustration}
      actions={
        <>
          <ButtonLink kind="primary" to={to} iconRight={<IconArrowRight stroke={1.75} aria-hidden />}>
            {on}
          </ButtonLink>
          <Button onClick={goBack} icon={<IconArrowLeft stroke={1.75} aria-hidden />}>
            {labels.back}
          </Button>
        </>
      }
    >
      {children}
    </WayOn>
  )
}
