// How the interface calls what an approval covers.
import { activityFields, factsOf, type ActivityFieldName } from '@werkplatz/contract/activities/fields.ts'
import { activityFieldLabels } from '@werkplatz/contract/activities/labels.ts'
import type { ActivityType } from '@werkplatz/contract/activities/schemas.ts'
import type { ReviewedField } from '@werkplatz/contract/activity-review/fields.ts'
import type { ActivityChange } from '@werkplatz/contract/activity-review/schemas.ts'

import { formatDate } from '../../lib/format-date.ts'
import { formatUnit, numberWord, typeLabels } from '../activities/labels.ts'

/** As in the form, but for what reads better in a list of changes: one picture, one paragraph of the text. */
export const fieldLabels: Record<ReviewedField, string> = {
  ...activityFieldLabels,
  description: 'Text',
  workSectorName: activityFieldLabels.workSectorId,
  slots: 'Plätze',
  isPublic: 'Sichtbarkeit',
  images: 'Bild',
  documents: 'Dokument',
}

export const changeLabel = ({ field, paragraph, parts }: ActivityChange): string => {
  if (parts.some((part) => part.mark === 'moved'))
    return activityFieldLabels[field === 'images' ? 'images' : 'documents']
  return paragraph === null ? fieldLabels[field] : `${fieldLabels[field]}, ${paragraph}. Absatz`
}

const values: Partial<Record<ReviewedField, (plain: string) => string>> = {
  slots: (plain) => (plain === '0' ? 'unbegrenzt' : plain),
  isPublic: (plain) => (plain === 'true' ? 'Öffentlich' : 'Betriebsintern'),
}

/** By what kind of field it is, unless it has words of its own. */
export const valueLabel = (field: ReviewedField, plain: string): string => {
  const own = values[field]
  if (own) return own(plain)
  if (!(field in activityFields)) return plain
  const { type, unit } = factsOf(field as ActivityFieldName)
  if (type === 'day') return formatDate(plain)
  if (type === 'kind') return typeLabels[plain as ActivityType]
  if (type === 'flag') return plain === 'true' ? 'ja' : 'nein'
  return unit ? formatUnit[unit](Number(plain)) : plain
}

/** «Drei Angaben, alles andere ist gleich.» */
export const countLabel = (count: number): string => {
  const word = count === 1 ? 'Eine' : numberWord(count)
  return `${word} ${count === 1 ? 'Angabe' : 'Angaben'}, alles andere ist gleich.`
}
