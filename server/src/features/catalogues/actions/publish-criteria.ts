import type { PublishCriteria } from '@werkplatz/contract/catalogues/criteria-schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { wrongField } from '../../../lib/refusal.ts'
import { hasBothSides, isLaterDay, stampPublished } from '../criteria/criteria.queries.ts'
import { lockDraft } from '../criteria/lock-draft.ts'

/** From that day on new evaluations begin with it; those begun keep theirs. From now on it never changes. */
export async function publishCriteria(tx: Tx, me: Member, { version, validFrom }: PublishCriteria) {
  await lockDraft(tx, version)
  // Years the database does not know are long past, or never come.
  const isKnown = validFrom >= '2000-01-01'
  if (!isKnown || !(await isLaterDay(tx, validFrom)))
    throw wrongField('validFrom', 'Der erste Tag muss in der Zukunft liegen')
  if (!(await hasBothSides(tx, version)))
    throw wrongField('version', 'Es braucht Kriterien für die lernende Person und für die Kontaktperson.')
  await stampPublished(tx, version, validFrom)
  await audit(tx, {
    actorId: me.id,
    action: 'publish',
    resource: 'criteria_version',
    targetId: null,
    details: { version, validFrom },
  })
}
