import { useLayoutEffect } from 'react'

import { useUser } from '../../api/session/session.ts'
import { colorSchemeOf, themeOf } from './theme-names.ts'

/** Dresses the page in the person's theme while a shell is shown; public and auth pages go back to DEFAULT. */
export function useTheme() {
  const user = useUser()
  const theme = user && themeOf(user.theme)
  useLayoutEffect(() => {
    // While the session is verified the head's script has already set the remembered theme.
    if (!theme) return
    const root = document.documentElement
    root.dataset['theme'] = theme
    root.dataset['colorScheme'] = colorSchemeOf(theme)
  }, [theme])
  useLayoutEffect(
    () => () => {
      const root = document.documentElement
      root.dataset['theme'] = 'DEFAULT'
      root.dataset['colorScheme'] = 'light'
    },
    [],
  )
}
