import labels from '@werkplatz/content/labels/activities.json'
import type { ActivityDecider } from '@werkplatz/contract/activities/form-schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'

/** Who decides once it is handed in: by name where it is one person, and said openly where nobody of the company may. */
export function reviewHint(decider: ActivityDecider | undefined): string {
  if (decider?.who === 'colleague') return fillIn(labels.reviewHintColleague, { name: decider.name ?? '' })
  return decider?.who === 'platform' ? labels.reviewHintPlatform : labels.reviewHint
}
