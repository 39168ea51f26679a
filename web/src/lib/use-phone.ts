import { useMediaQuery } from './use-media-query.ts'

/** True below 640 px: one column, sheets in place of menus. */
export const usePhone = () => useMediaQuery('(max-width: 639.98px)')
