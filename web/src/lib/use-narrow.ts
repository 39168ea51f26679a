import { useMediaQuery } from '@mantine/hooks'

/** True below 1024 px, the one width that changes the layout. */
export function useNarrow(): boolean {
  return useMediaQuery('(max-width: 1023.98px)', false, { getInitialValueInEffect: true }) ?? false
}
