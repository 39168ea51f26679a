import { useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router'

export const THEMES = ['DEFAULT', 'MIDNIGHT', 'CRIMSON', 'FOREST', 'SUNSET', 'ROSE', 'ROYAL'] as const
export type ThemeName = (typeof THEMES)[number]

const isTheme = (name: string | null): name is ThemeName => THEMES.some((theme) => theme === name)

/** The theme in the address (`?theme=MIDNIGHT`), put on the page while the gallery is open. */
export function useGalleryTheme() {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('theme')
  const theme: ThemeName = isTheme(wanted) ? wanted : 'DEFAULT'
  useLayoutEffect(() => {
    const root = document.documentElement
    const before = { theme: root.dataset['theme'], scheme: root.dataset['colorScheme'] }
    root.dataset['theme'] = theme
    root.dataset['colorScheme'] = theme === 'MIDNIGHT' ? 'dark' : 'light'
    return () => {
      root.dataset['theme'] = before.theme ?? 'DEFAULT'
      root.dataset['colorScheme'] = before.scheme ?? 'light'
    }
  }, [theme])
  return [theme, (next: ThemeName) => setParams({ theme: next }, { replace: true, preventScrollReset: true })] as const
}
