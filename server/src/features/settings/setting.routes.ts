// Contract route → action or query. No logic.
import { readUnsubscribeToken } from '../../access/unsubscribe-tokens.ts'
import { read, write, type Handler } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Services } from '../../services.ts'
import { changeNotificationSettings } from './actions/change-notification-settings.ts'
import { changeTheme } from './actions/change-theme.ts'
import { unsubscribe } from './actions/unsubscribe.ts'
import { presentSettings } from './setting.present.ts'
import { findSettings } from './setting.queries.ts'

export const settingHandlers = ({ secret }: Services): Handler[] => [
  read('readSettings', async (db, { me }) => ({ body: presentSettings(await findSettings(db, me.id)) })),
  write('changeNotificationSettings', (tx, { me, input }) => changeNotificationSettings(tx, me, input.body)),
  write('unsubscribe', async (tx, { input }) => {
    const wanted = readUnsubscribeToken(secret, input.query.token)
    if (!wanted) throw new Refusal('not_found')
    await unsubscribe(tx, wanted)
  }),
  write('changeTheme', (tx, { me, input }) => changeTheme(tx, me, input.body.theme)),
]
