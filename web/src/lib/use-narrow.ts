import { useMediaQuery } from './use-media-query.ts'

/** True below 1024 px, the one width that changes the layout. */
export const useNarrow = () => useMediaQuery('(max-width: 1023.98px)')
