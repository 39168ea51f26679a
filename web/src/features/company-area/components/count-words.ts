import labels from '@werkplatz/content/labels/company-area.json'

import { fillIn } from '../../../lib/fill-in.ts'

/** «120 Lernende», «mehr als 1000 Lernende»; nothing while nothing is known. */
export function countWords(
  page: { totalElements: number; isCapped: boolean } | undefined,
  one: string,
  many: string,
): string {
  if (!page) return ''
  const { totalElements: total, isCapped } = page
  if (total === 1) return one
  return fillIn(many, { count: isCapped ? fillIn(labels.moreThan, { count: total }) : total })
}
