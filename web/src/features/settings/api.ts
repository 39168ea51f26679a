// Calls of this feature. Components know no URL and no error code.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/settings.json'
import type { Theme } from '@werkplatz/contract/accounts/schemas.ts'
import type { NotificationSettings, Settings } from '@werkplatz/contract/settings/schemas.ts'

import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { session, useUser } from '../../api/session/session.ts'
import { showMessage } from '../../ui/toast/show-message.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call('readSettings', { signal }),
})

/** Each tick is saved at once; one that could not be saved is taken back. */
export function useChangeNotificationSettings() {
  const queryClient = useQueryClient()
  const { queryKey } = settingsQuery
  return useMutation({
    mutationFn: (wanted: NotificationSettings) => call('changeNotificationSettings', { body: wanted }),
    // One after the other: each sends all six, so an earlier one must not arrive last.
    scope: { id: 'notification-settings' },
    onMutate: (wanted) => {
      const before = queryClient.getQueryData<Settings>(queryKey)
      if (before) queryClient.setQueryData<Settings>(queryKey, { ...before, ...wanted })
    },
    onError: (error) => showMessage(messages.notificationsSaveFailed, isApiError(error) ? error : {}),
    onSettled: () => {
      if (queryClient.isMutating() === 1) return queryClient.invalidateQueries({ queryKey })
    },
  })
}

export function useChangeTheme() {
  const user = useUser()
  return useMutation({
    mutationFn: (theme: Theme) => call('changeTheme', { body: { theme } }),
    onMutate: (theme) => {
      if (user) session.updateUser({ ...user, theme })
    },
    onSuccess: () => showMessage(messages.themeSaved),
    onError: (error) => {
      if (user) session.updateUser(user)
      showMessage(messages.themeSaveFailed, isApiError(error) ? error : {})
    },
  })
}
