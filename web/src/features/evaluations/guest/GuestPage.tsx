import general from '@werkplatz/content/labels/general.json'
import messages from '@werkplatz/content/messages/evaluation-guest.json'
import type { GuestEvaluation } from '@werkplatz/contract/evaluation-links/schemas.ts'
import { useEffect, useState } from 'react'

import { call } from '../../../api/client.ts'
import { session } from '../../../api/session/session.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { useMailedToken } from '../../../lib/use-mailed-token.ts'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { GuestEditor } from './GuestEditor.tsx'
import { GuestRefused } from './GuestRefused.tsx'
import { GuestThanks } from './GuestThanks.tsx'

export const meta = () => [...pageMeta(messages.title.text), { name: 'robots', content: 'noindex' }]

type Loaded = { guest: GuestEvaluation } | { error: unknown }

/** The one part a mailed link is for. The token lives as long as this page and stands nowhere else. */
export default function GuestPage() {
  const token = useMailedToken()
  const [tries, setTries] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>()
  /** Whom it was about, once it is submitted. */
  const [thanksFor, setThanksFor] = useState<string>()
  useEffect(() => {
    if (!token) return
    const asked = new AbortController()
    // Whoever is signed in here is known to the call: a link is not for who sent it.
    const open = async () => {
      await session.start()
      return call('openGuestEvaluation', { query: { token }, signal: asked.signal })
    }
    open().then(
      (guest) => setLoaded({ guest }),
      (error: unknown) => {
        if (!asked.signal.aborted) setLoaded({ error })
      },
    )
    return () => asked.abort()
  }, [token, tries])
  if (token && thanksFor !== undefined) return <GuestThanks token={token} apprenticeName={thanksFor} />
  if (token === null) return <GuestRefused error={null} />
  if (!token || !loaded)
    return (
      <div aria-busy aria-label={general.loading}>
        <SkeletonText lines={5} />
      </div>
    )
  if ('error' in loaded) return <GuestRefused error={loaded.error} onRetry={() => setTries(tries + 1)} />
  return (
    <GuestEditor
      token={token}
      guest={loaded.guest}
      onSubmitted={() => setThanksFor(loaded.guest.apprenticeName)}
      onRefused={(error) => setLoaded({ error })}
    />
  )
}
