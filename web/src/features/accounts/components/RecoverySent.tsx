import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import texts from '@werkplatz/content/public/auth.json'
import { useEffect, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthHints } from './AuthHints.tsx'

const { back, sent: copy } = texts.requestRecovery
const waitSeconds = 60

export type RecoverySentProps = { email: string; onAgain: () => Promise<void> }

/** The same words whether there is an account or not. */
export function RecoverySent({ email, onAgain }: RecoverySentProps) {
  const [left, setLeft] = useState(waitSeconds)
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  const again = async () => {
    setLeft(waitSeconds)
    await onAgain()
  }
  const [before, after] = copy.lead.split('{email}')
  const lead = (
    <>
      {before}
      <strong>{email}</strong>
      {after}
    </>
  )
  return (
    <AuthFrame title={copy.title} lead={lead} back={back} backTo={paths.login()} isAnswer>
      <AuthHints
        hints={[
          { icon: IconClock, text: copy.time },
          { icon: IconFolder, text: copy.spam },
        ]}
      >
        <Button
          size="large"
          block
          disabled={isWaiting}
          icon={<IconRefresh stroke={1.75} aria-hidden />}
          onClick={() => void again()}
        >
          {isWaiting ? fillIn(copy.againIn, { seconds: left }) : copy.again}
        </Button>
        <ButtonLink to={paths.requestRecovery()} replace kind="ghost" block>
          {copy.other}
        </ButtonLink>
      </AuthHints>
    </AuthFrame>
  )
}
