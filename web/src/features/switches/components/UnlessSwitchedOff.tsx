import type { UserDetails } from '@werkplatz/contract/accounts/schemas.ts'
import type { Switchable } from '@werkplatz/contract/rules/switches.ts'
import type { ReactNode } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { Note } from '../../../ui/note/Note.tsx'

/** Where something begins that can be switched off: the words of whoever did, instead of the field or button. */
export function UnlessSwitchedOff({ feature, children }: { feature: Switchable; children: ReactNode }) {
  // Who was remembered before there were switches has no list until the session is refreshed.
  const list: UserDetails['switchedOff'] | undefined = useUser()?.switchedOff
  const off = list?.find((one) => one.feature === feature)
  return off ? <Note kind="warning">{off.notice}</Note> : children
}
