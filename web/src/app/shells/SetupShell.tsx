import { Outlet } from 'react-router'

import { PageError } from '../pages/PageError.tsx'
import { Providers } from '../Providers.tsx'
import { SessionGate } from '../session/SessionGate.tsx'

/** Profile set-up stands alone: nothing else is open yet. */
export default function SetupShell() {
  return (
    <Providers>
      <SessionGate waiting={null}>
        <Outlet />
      </SessionGate>
    </Providers>
  )
}

export function ErrorBoundary() {
  return (
    <Providers>
      <PageError />
    </Providers>
  )
}
