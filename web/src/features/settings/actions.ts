import { useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/settings.json'
import type { Theme } from '@werkplatz/contract/accounts/schemas.ts'
import type { NotificationSettings, Settings } from '@werkplatz/contract/settings/schemas.ts'

import { call } from '../../api/client.ts'
import { session, useUser } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { settingsQuery } from './api.ts'

/** Each tick is saved at once; one that could not be saved is taken back by reading again. */
export function useChangeNotificationSettings() {
  const queryClient = useQueryClient()
  const act = useAction()
  const { queryKey } = settingsQuery
  return (wanted: NotificationSettings) =>
    act({
      // One after the other: each sends all six, so an earlier one must not arrive last.
      queue: 'notification-settings',
      optimistic: () => {
        const before = queryClient.getQueryData<Settings>(queryKey)
        if (before) queryClient.setQueryData<Settings>(queryKey, { ...before, ...wanted })
        return () => {}
      },
      run: () => call('changeNotificationSettings', { body: wanted }),
      failed: messages.notificationsSaveFailed,
      invalidates: [queryKey],
      invalidatesOnFailure: [queryKey],
    })
}

export function useChangeTheme() {
  const user = useUser()
  const act = useAction()
  return (theme: Theme) =>
    act({
      optimistic: () => {
        if (user) session.updateUser({ ...user, theme })
        return () => user && session.updateUser(user)
      },
      run: () => call('changeTheme', { body: { theme } }),
      done: messages.themeSaved,
      failed: messages.themeSaveFailed,
    })
}
