import labels from '@werkplatz/content/labels/catalogues.json'
import messages from '@werkplatz/content/messages/admin-catalogues.json'
import admin from '@werkplatz/content/messages/admin.json'
import type {
  AddEntry,
  AddTemplate,
  CatalogueEntry,
  CatalogueKind,
  ChangeEntry,
  ChangeTemplate,
} from '@werkplatz/contract/catalogues/schemas.ts'

import { answer, call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { fillIn } from '../../lib/fill-in.ts'

const catalogues = [['admin', 'catalogue']]
const templates = [['admin', 'templates']]
const saved = { ...admin.saved, text: labels.saved }
const failed = { ...admin.saveFailed, text: labels.failed }

export function useEntries() {
  const act = useAction()
  const after = { failed, invalidates: catalogues, invalidatesOnFailure: catalogues }
  return {
    add: (body: AddEntry) => act({ run: () => answer('addEntry', { body }), done: saved, ...after }),
    change: (body: ChangeEntry) => act({ run: () => call('changeEntry', { body }), done: saved, ...after }),
    retire: (kind: CatalogueKind, { id, name }: CatalogueEntry) =>
      act({
        ask: { ...messages.sectorRetireConfirm, text: fillIn(messages.sectorRetireConfirm.text, { name }) },
        run: () => call('retireEntry', { body: { kind, id } }),
        done: saved,
        ...after,
      }),
    restore: (kind: CatalogueKind, { id }: CatalogueEntry) =>
      act({
        run: () => call('restoreEntry', { body: { kind, id } }),
        done: { ...admin.saved, text: labels.restored },
        ...after,
      }),
    order: (ids: string[]) =>
      act({
        run: () => call('orderSectors', { body: { ids } }),
        done: { ...admin.saved, text: labels.ordered },
        ...after,
      }),
  }
}

export function useTemplates() {
  const act = useAction()
  const after = { failed, invalidates: templates, invalidatesOnFailure: templates }
  return {
    add: (body: AddTemplate) =>
      act({ run: () => answer('addTemplate', { body }), done: messages.templateSaved, ...after }),
    change: (body: ChangeTemplate) =>
      act({ run: () => call('changeTemplate', { body }), done: messages.templateSaved, ...after }),
    retire: (id: string) =>
      act({
        ask: messages.templateRemoveConfirm,
        run: () => call('retireTemplate', { body: { id } }),
        done: messages.templateRemoved,
        ...after,
      }),
    restore: (id: string) =>
      act({
        run: () => call('restoreTemplate', { body: { id } }),
        done: { ...admin.saved, text: labels.restored },
        ...after,
      }),
  }
}
