import { z } from 'zod'

import { ProfessionId } from '../people/schemas.ts'
import { Day, Id } from '../shared/shapes.ts'
import { setupLimits as limits } from './limits.ts'

/** An uploaded picture, or one of the designs: `generated:3`. */
export const PictureChoice = z.union([Id, z.string().regex(/^generated:\d{1,2}$/)])
export type PictureChoice = z.infer<typeof PictureChoice>

const Picture = z.object({ id: z.string(), signedUrl: z.string().nullable() })

export const ProfileSetup = z
  .object({
    nameFirst: z.string(),
    nameLast: z.string(),
    avatar: Picture,
    banner: Picture,
    slogan: z.string(),
    dateJoined: Day.nullable(),
    /** Apprentices also say when their training began. */
    needsDate: z.boolean(),
    /** What the company entered or the apprentice chose; it stands then. */
    profession: z.string().nullable(),
    avatarDesigns: z.number().int(),
    bannerDesigns: z.number().int(),
  })
  .meta({ id: 'ProfileSetup' })
export type ProfileSetup = z.infer<typeof ProfileSetup>

/** Empty fields are refused by the action, all with the one sentence of the specification. */
export const FinishSetup = z.strictObject({
  imageId: z.union([PictureChoice, z.literal('')]).optional(),
  bannerId: z.union([PictureChoice, z.literal('')]).optional(),
  slogan: z
    .string()
    .trim()
    .max(limits.slogan)
    .regex(/^\P{Cc}*$/u)
    .meta({ examples: ['Fragen kostet nichts, Raten schon.', 'Grüezi 👋', '', 'x'.repeat(limits.slogan)] })
    .optional(),
  date: z
    .union([Day, z.literal('')])
    .nullable()
    .optional(),
  /** Not in the specification: apprentices whose company has not said it choose it here; they may leave it open. */
  professionId: z
    .union([ProfessionId, z.literal('')])
    .nullable()
    .optional(),
})
export type FinishSetup = z.infer<typeof FinishSetup>
