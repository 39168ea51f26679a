import { z } from 'zod'

import { Id, writtenText } from '../shared/shapes.ts'
import { catalogueLimits as limits } from './limits.ts'

export const catalogueKinds = ['sectors', 'professions', 'subjects'] as const
export const CatalogueKind = z.enum(catalogueKinds)
export type CatalogueKind = z.infer<typeof CatalogueKind>

/** Of a sector a UUID, of a profession or subject a short word. */
const EntryId = z
  .string()
  .regex(/^[a-z0-9-]{2,60}$/)
  .meta({ examples: ['pr-mediamatik'] })

export const CatalogueQuery = z.strictObject({ kind: CatalogueKind })

export const CatalogueEntry = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Of sectors. */
    description: z.string().nullable(),
    /** Of professions. */
    short: z.string().nullable(),
    field: z.string().nullable(),
    durationYears: z.int().nullable(),
    /** Of subjects: whose. */
    professionIds: z.array(z.string()).nullable(),
    /** How often it is used; of subjects, which are only offered, null. */
    used: z.int().nullable(),
    isRetired: z.boolean(),
  })
  .meta({ id: 'CatalogueEntry' })
export type CatalogueEntry = z.infer<typeof CatalogueEntry>

const entry = {
  kind: CatalogueKind,
  name: writtenText(limits.name).min(1),
  description: writtenText(limits.description).optional(),
  short: writtenText(limits.short).optional(),
  field: writtenText(limits.field).optional(),
  durationYears: z.int().min(limits.yearsMin).max(limits.yearsMax).optional(),
  professionIds: z.array(EntryId).max(50).optional(),
}

export const AddEntry = z.strictObject(entry)
export type AddEntry = z.infer<typeof AddEntry>
export const ChangeEntry = z.strictObject({ ...entry, id: EntryId })
export type ChangeEntry = z.infer<typeof ChangeEntry>
export const OneEntry = z.strictObject({ kind: CatalogueKind, id: EntryId })
export type OneEntry = z.infer<typeof OneEntry>
/** All of them, in their new order. */
export const OrderSectors = z.strictObject({ ids: z.array(Id).min(1).max(200) })

export const ManagedTemplate = z
  .object({ id: Id, name: z.string(), alt: z.string(), url: z.string(), isRetired: z.boolean() })
  .meta({ id: 'ManagedTemplate' })
export type ManagedTemplate = z.infer<typeof ManagedTemplate>

const template = { name: writtenText(limits.templateName).min(1), alt: writtenText(limits.alt).min(1) }
/** The picture was uploaded and checked before. */
export const AddTemplate = z.strictObject({ imageId: Id, ...template })
export type AddTemplate = z.infer<typeof AddTemplate>
export const ChangeTemplate = z.strictObject({ id: Id, ...template })
export type ChangeTemplate = z.infer<typeof ChangeTemplate>
export const OneTemplate = z.strictObject({ id: Id })
