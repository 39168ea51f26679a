import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'

import { LoadFailed } from '../../ui/empty/LoadFailed.tsx'
import { NotFoundContent } from './NotFoundContent.tsx'

/** In the place of a page that broke. Trying again means loading it afresh. */
export function PageError() {
  const error = useRouteError()
  const revalidator = useRevalidator()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    if (!isMissing) console.error(error)
  }, [error, isMissing])
  if (isMissing) return <NotFoundContent />
  return <LoadFailed busy={revalidator.state === 'loading'} onRetry={() => window.location.reload()} />
}
