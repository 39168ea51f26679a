import { Outlet } from 'react-router'

import { Providers } from '../Providers.tsx'

/** What the pieces of the gallery need around them, without a session. */
export default function GalleryShell() {
  return (
    <Providers>
      <main>
        <Outlet />
      </main>
    </Providers>
  )
}
