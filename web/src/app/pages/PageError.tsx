import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import labels from '@werkplatz/content/labels/way-on.json'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'

import { useOnline } from '../../lib/use-online.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LoadFailed } from '../../ui/empty/LoadFailed.tsx'
import { WayOn } from '../../ui/empty/WayOn.tsx'
import { PageModuleMissing } from '../page-modules/load-route-module.ts'
import { NotFoundContent } from './NotFoundContent.tsx'

const loadAfresh = () => window.location.reload()

/** In the place of a page that broke. Trying again means loading it afresh. */
export function PageError() {
  const error = useRouteError()
  const revalidator = useRevalidator()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const isAway = error instanceof PageModuleMissing
  useEffect(() => {
    if (!isMissing && !isAway) console.error(error)
  }, [error, isMissing, isAway])
  if (isMissing) return <NotFoundContent />
  if (isAway) return <ModuleMissing wasOffline={error.wasOffline} />
  return <LoadFailed busy={revalidator.state === 'loading'} onRetry={loadAfresh} />
}

/** The page's own code did not arrive. Without a network it opens by itself as soon as there is one. */
function ModuleMissing({ wasOffline }: { wasOffline: boolean }) {
  const isOnline = useOnline()
  const isBack = wasOffline && isOnline
  useEffect(() => {
    if (isBack) loadAfresh()
  }, [isBack])
  const { title, text } = isOnline && !wasOffline ? labels.missingPart : labels.offline
  return (
    <WayOn
      title={title}
      text={text}
      illustration={isOnline && !wasOffline ? 'wartung' : 'ruhe'}
      actions={
        <Button
          kind="primary"
          icon={<IconRefresh stroke={1.75} aria-hidden />}
          // Without a network loading afresh would end in the browser's own page.
          onClick={() => navigator.onLine && loadAfresh()}
        >
          {labels.retry}
        </Button>
      }
    />
  )
}
