// Names only: the values of the themes are in the printed stylesheets, not in the script.
import type { Theme } from '@werkplatz/contract/accounts/schemas.ts'

const schemes: Record<Theme, 'light' | 'dark'> = {
  DEFAULT: 'light',
  MIDNIGHT: 'dark',
  CRIMSON: 'light',
  FOREST: 'light',
  SUNSET: 'light',
  ROSE: 'light',
  ROYAL: 'light',
}

/** A theme this version does not know falls back to DEFAULT. */
export const themeOf = (name: string): Theme => (name in schemes ? (name as Theme) : 'DEFAULT')

export const colorSchemeOf = (theme: Theme) => schemes[theme]
