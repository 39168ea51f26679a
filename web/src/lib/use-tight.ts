import { useMediaQuery } from './use-media-query.ts'

/** True below 1280 px: a table keeps the columns people come for, so that its titles can be read. */
export const useTight = () => useMediaQuery('(max-width: 1279.98px)')
