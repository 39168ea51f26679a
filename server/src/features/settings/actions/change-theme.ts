import type { Theme } from '@werkplatz/contract/accounts/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/open.ts'
import { saveTheme } from '../setting.queries.ts'

export const changeTheme = (tx: Tx, me: Member, theme: Theme) => saveTheme(tx, me.id, theme)
