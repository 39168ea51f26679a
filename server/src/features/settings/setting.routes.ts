// Contract route → action or query. No logic.
import { readUnsubscribeToken } from '../../access/unsubscribe-tokens.ts'
import { read, write, type Handler } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import { changeNotificationSettings } from './actions/change-notification-settings.ts'
import { changeTheme } from './actions/change-theme.ts'
import { unsubscribe } from './actions/unsubscribe.ts'
import { presentSettings } from './setting.present.ts'
import { findSettings } from './setting.queries.ts'

export const settingHandlers = ({ secret }: { secret: Buffer }): Handler[] => [
  read('readSettings', async (db, { me }) => ({ body: presentSettings(await findSettings(db, me.id)) })),
  write('changeNotificationSettings', async (tx, { me, input }) => {
    await changeNotificationSettings(tx, me, input.body)
    return {}
  }),
  write('unsubscribe', async (tx, { input }) => {
    const wanted = readUnsubscribeToken(secret, input.query.token)
    if (!wanted) throw new Refusal('not_found')
    await unsubscribe(tx, wanted)
    return {}
  }),
  write('changeTheme', async (tx, { me, input }) => {
    await changeTheme(tx, me, input.body.theme)
    return {}
  }),
]
