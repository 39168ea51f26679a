// Contract route → action or query. No logic.
import { read, write, type Handler } from '../../http/handlers.ts'
import { changeNotificationSettings } from './actions/change-notification-settings.ts'
import { changeTheme } from './actions/change-theme.ts'
import { presentSettings } from './setting.present.ts'
import { findSettings } from './setting.queries.ts'

export const settingHandlers: readonly Handler[] = [
  read('readSettings', async (db, { me }) => ({ body: presentSettings(await findSettings(db, me.id)) })),
  write('changeNotificationSettings', async (tx, { me, input }) => {
    await changeNotificationSettings(tx, me, input.body)
    return {}
  }),
  write('changeTheme', async (tx, { me, input }) => {
    await changeTheme(tx, me, input.body.theme)
    return {}
  }),
]
