// What an approval covers. No zod here, because pages read it.
export { reviewedFields, type ReviewedField } from '../activities/fields.ts'
