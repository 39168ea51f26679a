import labels from '@werkplatz/content/labels/planner.json'
import board from '@werkplatz/content/messages/board.json'
import company from '@werkplatz/content/messages/company.json'
import general from '@werkplatz/content/messages/general.json'

import { Card } from '../../../ui/card/Card.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'

/** Nobody found, nobody of one's own, or nobody at all. */
export function PlannerEmpty({ mine, isNarrowed }: { mine: boolean; isNarrowed: boolean }) {
  return (
    <Card>
      {isNarrowed ? (
        <EmptyState
          illustration="nicht-gefunden"
          titleLevel={2}
          title={labels.noMatch}
          text={general.searchEmpty.text}
        />
      ) : (
        <EmptyState
          illustration="leer"
          titleLevel={2}
          title={general.noElements.text}
          text={mine ? company.mineOnlyEmpty.text : board.empty.text}
        />
      )}
    </Card>
  )
}
