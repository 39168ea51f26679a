import { z } from 'zod'

import { Id } from '../shared/shapes.ts'

export const BookmarkTarget = z.strictObject({ targetId: Id })
export const NewBookmark = z.strictObject({ targetId: Id, type: z.literal('ACTIVITY') })
export const BookmarkCheck = z.object({ isBookmarked: z.boolean() }).meta({ id: 'BookmarkCheck' })
