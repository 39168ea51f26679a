import labels from '@werkplatz/content/labels/catalogues.json'
import messages from '@werkplatz/content/messages/admin-catalogues.json'
import admin from '@werkplatz/content/messages/admin.json'
import type { EditCriteria } from '@werkplatz/contract/catalogues/criteria-schemas.ts'

import { answer, call } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'

const criteria = [['admin', 'criteria']]
const copy = labels.criteria
const said = (text: string) => ({ ...admin.saved, text })

export function useCriteria() {
  const act = useAction()
  const after = {
    failed: { ...admin.saveFailed, text: copy.failed },
    invalidates: criteria,
    invalidatesOnFailure: criteria,
  }
  return {
    draft: () => act({ run: () => answer('draftCriteria', {}), done: said(copy.drafted), ...after }),
    edit: (body: EditCriteria) =>
      act({ run: () => call('editCriteria', { body }), done: said(copy.draftSaved), ...after }),
    discard: (version: number) =>
      act({
        ask: messages.criteriaDiscard,
        danger: true,
        run: () => call('discardCriteria', { body: { version } }),
        done: said(copy.discarded),
        ...after,
      }),
    publish: (version: number, validFrom: string) =>
      act({
        ask: {
          ...messages.criteriaPublishConfirm,
          text: fillIn(messages.criteriaPublishConfirm.text, { date: formatDate(validFrom) }),
        },
        run: () => call('publishCriteria', { body: { version, validFrom } }),
        done: messages.criteriaPublished,
        ...after,
      }),
  }
}
