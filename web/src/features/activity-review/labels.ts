// How the interface calls what an approval covers.
import { activityFieldLabels } from '@werkplatz/contract/activities/labels.ts'
import type { ReviewedField } from '@werkplatz/contract/activity-review/fields.ts'
import type { ActivityChange } from '@werkplatz/contract/activity-review/schemas.ts'

import { formatDate, formatPercent } from '../../lib/format-date.ts'
import { days, numberWord } from '../activities/labels.ts'

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
  dateStart: formatDate,
  dateEnd: formatDate,
  duration: (plain) => days(Number(plain)),
  slots: (plain) => (plain === '0' ? 'unbegrenzt' : plain),
  workload: (plain) => formatPercent(Number(plain)),
  isPriority: (plain) => (plain === 'true' ? 'ja' : 'nein'),
  isPublic: (plain) => (plain === 'true' ? 'Öffentlich' : 'Betriebsintern'),
}

export const valueLabel = (field: ReviewedField, plain: string): string => values[field]?.(plain) ?? plain

/** «Drei Angaben, alles andere ist gleich.» */
export const countLabel = (count: number): string => {
  const word = count === 1 ? 'Eine' : numberWord(count)
  return `${word} ${count === 1 ? 'Angabe' : 'Angaben'}, alles andere ist gleich.`
}
