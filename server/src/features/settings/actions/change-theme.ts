import type { Theme } from '@werkplatz/contract/accounts/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { updateTheme } from '../setting.queries.ts'

/** The caller's own colours; the id comes from the session, never from the input. */
export async function changeTheme(tx: Tx, me: Member, theme: Theme) {
  await updateTheme(tx, me.id, theme)
}
