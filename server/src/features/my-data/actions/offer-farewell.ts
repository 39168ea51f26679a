import type { Tx } from '../../../db/handles.ts'
import { writtenDay } from '../../../lib/swiss-day.ts'
import { enqueueMails } from '../../mail/actions/enqueue-mail.ts'

/** Once for each training: what belongs to it can be taken along before the access ends. */
export async function offerFarewell(tx: Tx, people: readonly { id: string }[], dateEnd: string) {
  await enqueueMails(
    tx,
    people.map(({ id }) => ({
      key: `training ends ${dateEnd} ${id}`,
      template: 'trainingEnding',
      to: { personId: id },
      values: { dateEnd: writtenDay(dateEnd) },
      link: { path: '/dashboard/control-panel' },
    })),
  )
}
