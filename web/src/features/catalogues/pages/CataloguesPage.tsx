import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/catalogues.json'
import messages from '@werkplatz/content/messages/admin-catalogues.json'
import { type CatalogueEntry, type CatalogueKind } from '@werkplatz/contract/catalogues/schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { useAddress } from '../../../lib/use-address.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import type { MenuEntry } from '../../../ui/menu/menu-types.ts'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { Segmented } from '../../../ui/segmented/Segmented.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { DataColumn } from '../../../ui/table/table-types.ts'
import { TitleCell } from '../../../ui/table/TitleCell.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { useEntries } from '../actions.ts'
import { catalogueQuery } from '../api.ts'
import { EntryDialog } from '../components/EntryDialog.tsx'

export const meta = () => pageMeta(labels.catalogues)

const kinds: { value: CatalogueKind; label: string }[] = [
  { value: 'sectors', label: labels.titles.sectors },
  { value: 'professions', label: labels.titles.professions },
  { value: 'subjects', label: labels.titles.subjects },
]

const columnsOf = (kind: CatalogueKind): readonly DataColumn<CatalogueEntry>[] => [
  {
    id: 'name',
    header: messages.sectorName.text,
    kind: 'title',
    wide: true,
    cell: (entry) => <TitleCell title={entry.name} subtitle={lineOf(kind, entry)} />,
  },
  {
    id: 'state',
    header: labels.state,
    cell: ({ isRetired }) => (
      <StatusTag tone={isRetired ? 'ARCHIVED' : 'APPROVED'} label={isRetired ? labels.retired : labels.active} />
    ),
  },
]

function lineOf(kind: CatalogueKind, { used, description, short, field }: CatalogueEntry): string {
  const about = kind === 'professions' ? [short, field] : [description]
  const uses = used === null ? null : fillIn(labels.usedBy[kind], { count: used })
  return [...about, uses].filter(Boolean).join(', ')
}

export default function CataloguesPage() {
  const [params, change] = useAddress()
  const kind = kinds.find(({ value }) => value === params.get('kind'))?.value ?? 'sectors'
  const { data, error, refetch } = useQuery(catalogueQuery(kind))
  const [edited, setEdited] = useState<CatalogueEntry | 'new' | null>(null)
  const menuOf = useEntryMenu(kind, data ?? none, setEdited)
  const rows = data ?? none
  return (
    <>
      <PageHeader
        title={labels.titles[kind]}
        lead={labels.lead}
        actions={
          <Button kind="primary" icon={<IconPlus stroke={1.75} aria-hidden />} onClick={() => setEdited('new')}>
            {labels.add[kind]}
          </Button>
        }
      />
      <DataTable
        caption={labels.titles[kind]}
        columns={columnsOf(kind)}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowSize="tall"
        state={error && !data ? 'failed' : data ? 'ready' : 'loading'}
        onRetry={() => void refetch()}
        empty={{ title: labels.none }}
        paging={{ page: 1, size: Math.max(rows.length, 1), total: rows.length }}
        onOpen={setEdited}
        rowMenu={(entry) => (
          <Menu
            label={fillIn(labels.actionsFor, { name: entry.name })}
            target={
              <IconButton
                label={fillIn(labels.actionsFor, { name: entry.name })}
                icon={<IconDotsVertical stroke={1.75} aria-hidden />}
              />
            }
            entries={menuOf(entry)}
          />
        )}
        toolbar={
          <Segmented<CatalogueKind>
            label={labels.kinds}
            value={kind}
            onChange={(next) => change({ kind: next })}
            options={kinds}
          />
        }
      />
      {edited && <EntryDialog kind={kind} entry={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

const none: never[] = []

function useEntryMenu(
  kind: CatalogueKind,
  entries: readonly CatalogueEntry[],
  onEdit: (entry: CatalogueEntry) => void,
) {
  const { retire, restore, order } = useEntries()
  const moved = (entry: CatalogueEntry, by: -1 | 1) => {
    const ids = entries.map(({ id }) => id)
    const at = ids.indexOf(entry.id)
    ids.splice(at, 1)
    ids.splice(at + by, 0, entry.id)
    void order(ids)
  }
  return (entry: CatalogueEntry): MenuEntry[] => [
    { id: 'edit', label: labels.rename, onSelect: () => onEdit(entry) },
    ...(kind === 'sectors'
      ? [
          ...(entries[0]?.id === entry.id ? [] : [{ id: 'up', label: labels.up, onSelect: () => moved(entry, -1) }]),
          ...(entries.at(-1)?.id === entry.id
            ? []
            : [{ id: 'down', label: labels.down, onSelect: () => moved(entry, 1) }]),
        ]
      : []),
    entry.isRetired
      ? { id: 'restore', label: labels.restore, separated: true, onSelect: () => void restore(kind, entry) }
      : { id: 'retire', label: messages.sectorRetire.text, separated: true, onSelect: () => void retire(kind, entry) },
  ]
}
