import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { useState } from 'react'

import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { DataColumn, TableAction } from '../../../ui/table/table-types.ts'
import { TitleCell } from '../../../ui/table/TitleCell.tsx'
import { useTableQuery } from '../../../ui/table/use-table-query.ts'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { PersonLabel } from '../../shared/PersonLabel.tsx'
import { rowTint } from '../../shared/row-tint.ts'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { GallerySection } from '../GallerySection.tsx'
import { type Sample, SAMPLES } from './gallery-data.ts'

import styles from '../Gallery.module.css'

const COLUMNS: DataColumn<Sample>[] = [
  {
    id: 'title',
    header: 'Titel',
    kind: 'title',
    sortable: true,
    cell: (row) => (
      <TitleCell title={row.title} subtitle={row.subtitle} markers={row.id === 'sample-0' && <Featured />} />
    ),
  },
  { id: 'status', header: 'Status', cell: (row) => <StatusTag tone={row.tone} label={row.label} /> },
  {
    id: 'person',
    header: 'Ausgeschrieben von',
    hideOnMobile: true,
    cell: (row) => <PersonLabel name={row.person} size={32} />,
  },
  { id: 'team', header: 'Team', hideOnMobile: true, muted: true, cell: (row) => row.team },
  {
    id: 'changed',
    header: 'Geändert',
    sortable: true,
    descendingFirst: true,
    muted: true,
    numeric: true,
    cell: (row) => <RelativeTime value={row.changed} form="list" />,
  },
]

const ACTIONS: TableAction<Sample>[] = [
  { id: 'open', label: 'Öffnen', icon: <IconExternalLink stroke={1.75} aria-hidden />, onRun: () => undefined },
  {
    id: 'edit',
    label: 'Bearbeiten',
    icon: <IconPencil stroke={1.75} aria-hidden />,
    needsOne: true,
    onRun: () => undefined,
  },
  {
    id: 'feature',
    label: 'Hervorheben',
    icon: <IconStar stroke={1.75} aria-hidden />,
    onRun: (_rows, clear) => clear(),
  },
]

const sampleId = (row: Sample) => row.id
const sampleLabel = (row: Sample) => row.title
const EMPTY = { title: 'Keine Elemente vorhanden' }

function Featured() {
  return (
    <span className={styles.marker} title="Hervorgehoben">
      <IconStarFilled size={16} aria-hidden />
      <span className="sr-only">Hervorgehoben</span>
    </span>
  )
}

function SampleMenu({ row }: { row: Sample }) {
  return (
    <Menu
      label={`Aktionen für ${row.title}`}
      target={<IconButton label={`Aktionen für ${row.title}`} icon={<IconDotsVertical stroke={1.75} aria-hidden />} />}
      entries={[
        { id: 'open', label: 'Öffnen', onSelect: () => undefined },
        { id: 'delete', label: 'Löschen', danger: true, separated: true, onSelect: () => undefined },
      ]}
    />
  )
}

export function TableSection() {
  const { query, onPaging, onSort, onSearch } = useTableQuery({ sort: { id: 'changed', descending: true } })
  const [opened, setOpened] = useState('')
  const found = SAMPLES.filter((row) => row.title.toLowerCase().includes(query.text.toLowerCase()))
  const start = (query.page - 1) * query.size
  return (
    <GallerySection title="Tabelle" wide>
      <DataTable
        caption="Aktivitäten"
        columns={COLUMNS}
        rows={found.slice(start, start + query.size)}
        rowId={sampleId}
        rowLabel={sampleLabel}
        state="ready"
        empty={EMPTY}
        paging={{ page: query.page, size: query.size, total: found.length }}
        onPaging={onPaging}
        sort={query.sort}
        onSort={onSort}
        search={{ value: query.text, onSearch, placeholder: 'Titel, Autor oder Betrieb suchen' }}
        countLabel={`${found.length} Aktivitäten`}
        actions={ACTIONS}
        rowMenu={(row) => <SampleMenu row={row} />}
        onOpen={(row) => setOpened(row.title)}
        onOpenMany={(rows) => setOpened(`${rows.length} in neuen Tabs`)}
      />
      <p className={styles.muted}>{opened && `Geöffnet: ${opened}`}</p>
    </GallerySection>
  )
}

const TALL_COLUMNS: DataColumn<Sample>[] = [
  {
    id: 'name',
    header: 'Name',
    kind: 'title',
    cell: (row) => (
      <TitleCell title={row.person} subtitle="lernende@hw.example" avatar={<Avatar name={row.person} />} />
    ),
  },
  { id: 'status', header: 'Status', cell: (row) => <StatusTag tone={row.tone} label={row.label} /> },
  { id: 'task', header: 'Einsatz', cell: (row) => row.title, hideOnMobile: true },
  { id: 'since', header: 'Geändert', numeric: true, muted: true, cell: (row) => <RelativeTime value={row.changed} /> },
]

export function TallTableSection() {
  return (
    <GallerySection title="Tabelle mit Tönung" wide>
      <DataTable
        caption="Lernende"
        columns={TALL_COLUMNS}
        rows={SAMPLES.slice(0, 6)}
        rowId={sampleId}
        rowLabel={(row) => row.person}
        rowTint={(row) => (row.tone === 'PENDING' || row.tone === 'REJECTED' ? rowTint(row.tone) : undefined)}
        rowSize="tall"
        state="ready"
        empty={EMPTY}
        paging={{ page: 1, size: 10, total: 6 }}
        onPaging={() => undefined}
        onOpen={() => undefined}
      />
    </GallerySection>
  )
}

export function TableStatesSection() {
  const shared = {
    columns: COLUMNS,
    rows: [] as Sample[],
    rowId: sampleId,
    rowLabel: sampleLabel,
    empty: EMPTY,
    onPaging: () => undefined,
  }
  return (
    <GallerySection title="Tabelle: lädt, leer, ohne Treffer, Fehler" wide>
      <div className={styles.stack}>
        <DataTable
          {...shared}
          caption="Lädt"
          state="loading"
          paging={{ page: 1, size: 3, total: 0 }}
          actions={ACTIONS}
          search={{ value: 'Glas', onSearch: () => undefined }}
        />
        <DataTable
          {...shared}
          caption="Lädt nach"
          state="loading"
          rows={SAMPLES.slice(0, 1)}
          paging={{ page: 1, size: 10, total: 1 }}
        />
        <div className={styles.three}>
          <DataTable {...shared} caption="Leer" state="ready" paging={{ page: 1, size: 10, total: 0 }} />
          <DataTable
            {...shared}
            caption="Ohne Treffer"
            state="ready"
            paging={{ page: 1, size: 10, total: 0 }}
            search={{ value: 'xyz', onSearch: () => undefined }}
          />
          <DataTable
            {...shared}
            caption="Fehler"
            state="failed"
            onRetry={() => undefined}
            paging={{ page: 1, size: 10, total: 0 }}
          />
        </div>
      </div>
    </GallerySection>
  )
}
