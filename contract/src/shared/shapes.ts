// Shapes used by three features or more.
import { z } from 'zod'

/** Ids are UUIDv7. An id is never a permission. */
export const Id = z.uuid().meta({ label: 'Id' })
export type Id = z.infer<typeof Id>

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime({ offset: true })

/** A calendar day without time: 2026-11-15. */
export const Day = z.iso.date()

/** PostgreSQL cannot hold NUL, and half a surrogate pair is no text. */
const isText = (value: string) => !value.includes('\0') && value.isWellFormed()

/** What a person wrote, without blanks around it. */
export const writtenText = (max: number) =>
  z.string().trim().max(max).refine(isText, 'Der Text enthält unerlaubte Zeichen.')

/** What search boxes send. */
export const SearchQuery = z.strictObject({ query: writtenText(200).min(2) })

export const PageQuery = z.strictObject({
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  size: z.coerce.number().int().min(1).max(100).default(10),
})

export const pageOf = <S extends z.ZodType>(item: S) =>
  z.object({
    content: z.array(item),
    totalElements: z.number().int(),
    totalPages: z.number().int(),
    size: z.number().int(),
    number: z.number().int(),
  })

/** `sort={column},{asc|desc}` of a table; of a closed list, and without one the table has its own order. */
export type Sorted<C extends string> = `${C},${'asc' | 'desc'}`
export const sortedBy = <const C extends string>(columns: readonly C[]) =>
  z.enum(columns.flatMap((column): Sorted<C>[] => [`${column},asc`, `${column},desc`])).optional()
