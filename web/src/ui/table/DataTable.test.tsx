import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'

import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './table-types.ts'
import type { DataColumn, TableAction, TableSort } from './table-types.ts'

type Fruit = { id: string; name: string; price: number }

const FRUIT: Fruit[] = ['Apfel', 'Birne', 'Feige', 'Kirsche'].map((name, index) => ({ id: name, name, price: index }))

const COLUMNS: DataColumn<Fruit>[] = [
  { id: 'name', header: 'Name', kind: 'title', sortable: true, cell: (row) => row.name },
  { id: 'price', header: 'Preis', sortable: true, descendingFirst: true, cell: (row) => row.price },
  { id: 'note', header: 'Notiz', cell: () => <a href="#note">Notiz</a> },
]

const run = vi.fn<(rows: Fruit[], clear: () => void) => void>()
const ACTIONS: TableAction<Fruit>[] = [
  { id: 'open', label: 'Öffnen', onRun: run },
  { id: 'edit', label: 'Bearbeiten', needsOne: true, onRun: run },
]

function shown(changes: Partial<DataTableProps<Fruit>> = {}) {
  return {
    caption: 'Früchte',
    columns: COLUMNS,
    rows: FRUIT,
    rowId: (row) => row.id,
    rowLabel: (row) => row.name,
    state: 'ready',
    empty: { title: 'Keine Früchte' },
    paging: { page: 1, size: 10, total: FRUIT.length },
    onPaging: vi.fn<NonNullable<DataTableProps<Fruit>['onPaging']>>(),
    actions: ACTIONS,
    onOpen: vi.fn<(row: Fruit) => void>(),
    onOpenMany: vi.fn<(rows: Fruit[]) => void>(),
    onSort: vi.fn<(sort: TableSort) => void>(),
    ...changes,
  } satisfies DataTableProps<Fruit>
}

function show(changes: Partial<DataTableProps<Fruit>> = {}) {
  const props = shown(changes)
  run.mockClear()
  const view = render(<DataTable {...props} />)
  return {
    ...props,
    again: (next: Partial<DataTableProps<Fruit>>) => view.rerender(<DataTable {...props} {...next} />),
  }
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const selected = () => screen.getAllByRole('row', { selected: true }).map((element) => element.dataset['rowId'])
const noneSelected = () => screen.queryAllByRole('row', { selected: true }).length === 0

describe('keyboard', () => {
  test('Tab reaches the table once, although rows have controls', async () => {
    show()
    render(<button type="button">danach</button>)
    const user = userEvent.setup()
    await user.tab()
    expect(row('Apfel')).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'danach' })).toHaveFocus()
  })

  test('arrows, Home and End move the row focus and stop at the ends', async () => {
    show()
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(row('Feige')).toHaveFocus()
    await user.keyboard('{End}{ArrowDown}')
    expect(row('Kirsche')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(row('Apfel')).toHaveFocus()
  })

  test('the focused row stays the way in', async () => {
    show()
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await user.tab()
    expect(row('Birne')).not.toHaveFocus()
    await user.tab({ shift: true })
    expect(row('Birne')).toHaveFocus()
  })

  test('Right walks the controls of a row, Left comes back to it', async () => {
    show()
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('checkbox', { name: 'Apfel auswählen' })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(within(row('Apfel')).getByRole('link')).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(row('Apfel')).toHaveFocus()
  })

  test('Up from the first row leads to the headers', async () => {
    const { onSort } = show()
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('checkbox', { name: 'Alle auswählen' })).toHaveFocus()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(onSort).toHaveBeenCalledWith({ id: 'name', descending: false })
    await user.keyboard('{ArrowDown}')
    expect(row('Apfel')).toHaveFocus()
  })

  test('Space selects, Shift+Space extends, Escape clears', async () => {
    show()
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowDown} ')
    expect(selected()).toEqual(['Birne'])
    await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    expect(selected()).toEqual(['Birne', 'Feige', 'Kirsche'])
    await user.keyboard(' ')
    expect(selected()).toEqual(['Birne', 'Feige'])
    await user.keyboard('{Escape}')
    expect(noneSelected()).toBe(true)
    expect(row('Kirsche')).toHaveFocus()
  })

  test('Enter opens one row, and all of them when several are selected', async () => {
    const { onOpen, onOpenMany } = show()
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(FRUIT[0])
    await user.keyboard(' {Enter}')
    expect(onOpen).toHaveBeenCalledTimes(2)
    await user.keyboard('{ArrowDown} {Enter}')
    expect(onOpenMany).toHaveBeenCalledExactlyOnceWith([FRUIT[0], FRUIT[1]])
  })
})

describe('pointer', () => {
  test('double-click opens, but not on a control', async () => {
    const { onOpen } = show()
    await userEvent.dblClick(screen.getByRole('checkbox', { name: 'Birne auswählen' }))
    expect(onOpen).not.toHaveBeenCalled()
    await userEvent.dblClick(screen.getByText('Birne'))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(FRUIT[1])
  })

  test('Shift+click extends from the last tick', async () => {
    show()
    const user = userEvent.setup()
    await user.click(screen.getByRole('checkbox', { name: 'Apfel auswählen' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'Feige auswählen' }))
    expect(selected()).toEqual(['Apfel', 'Birne', 'Feige'])
  })
})

describe('selection bar', () => {
  test('appears with the number of rows and hands them to the action', async () => {
    show()
    const user = userEvent.setup()
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Alle auswählen' }))
    const bar = screen.getByRole('toolbar', { name: 'Aktionen für Auswahl' })
    expect(bar).toHaveTextContent('4 ausgewählt')
    expect(screen.getByRole('status')).toHaveTextContent('4 ausgewählt')
    await user.click(within(bar).getByRole('button', { name: 'Öffnen' }))
    expect(run.mock.calls[0]?.[0]).toEqual(FRUIT)
  })

  test('an action that needs one row says why it cannot', async () => {
    show()
    const user = userEvent.setup()
    await user.click(screen.getByRole('checkbox', { name: 'Apfel auswählen' }))
    const edit = () => screen.getByRole('button', { name: 'Bearbeiten' })
    expect(edit()).not.toHaveAttribute('aria-disabled')
    await user.click(screen.getByRole('checkbox', { name: 'Birne auswählen' }))
    expect(edit()).toHaveAttribute('aria-disabled', 'true')
    expect(edit()).toHaveAttribute('title', 'Nur mit genau einer ausgewählten Zeile')
    await user.click(edit())
    expect(run).not.toHaveBeenCalled()
  })

  test('clearing gives the focus back to the table', async () => {
    show()
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowDown} ')
    await user.click(screen.getByRole('button', { name: 'Auswahl aufheben' }))
    expect(noneSelected()).toBe(true)
    expect(row('Birne')).toHaveFocus()
  })

  test('a row that leaves the list leaves the selection', async () => {
    const { again } = show()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Alle auswählen' }))
    again({ rows: FRUIT.slice(0, 2) })
    expect(screen.getByRole('toolbar')).toHaveTextContent('2 ausgewählt')
  })

  test('without actions nothing can be selected', () => {
    show({ actions: undefined })
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(row('Apfel')).not.toHaveAttribute('aria-selected')
  })
})

describe('sorting', () => {
  test('headers say the order; a press turns it round', async () => {
    const { onSort, again } = show({ sort: { id: 'price', descending: true } })
    const header = (name: string) => screen.getByRole('columnheader', { name })
    expect(header('Preis')).toHaveAttribute('aria-sort', 'descending')
    expect(header('Name')).toHaveAttribute('aria-sort', 'none')
    expect(header('Notiz')).not.toHaveAttribute('aria-sort')
    await userEvent.click(screen.getByRole('button', { name: 'Preis' }))
    expect(onSort).toHaveBeenLastCalledWith({ id: 'price', descending: false })
    again({ sort: { id: 'name', descending: false } })
    await userEvent.click(screen.getByRole('button', { name: 'Preis' }))
    expect(onSort).toHaveBeenLastCalledWith({ id: 'price', descending: true })
  })
})

describe('paging', () => {
  test('page size and pager appear only above ten records', () => {
    const { again } = show({ paging: { page: 1, size: 10, total: 10 } })
    expect(screen.queryByRole('combobox', { name: 'Zeilen pro Seite' })).not.toBeInTheDocument()
    again({ paging: { page: 1, size: 10, total: 11 } })
    expect(screen.getByRole('combobox', { name: 'Zeilen pro Seite' })).toHaveValue('10')
    expect(screen.getByText('1–10 von 11')).toBeInTheDocument()
  })

  test('where all rows are there at once, nothing offers to turn a page', () => {
    const { onPaging: _, ...whole } = shown({ paging: { page: 1, size: 12, total: 12 } })
    render(<DataTable {...whole} />)
    expect(screen.getByRole('grid', { name: 'Früchte' })).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Zeilen pro Seite' })).not.toBeInTheDocument()
  })

  test('another size starts again at page 1', async () => {
    const { onPaging } = show({ paging: { page: 3, size: 10, total: 271 } })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Zeilen pro Seite' }), '25')
    expect(onPaging).toHaveBeenCalledExactlyOnceWith({ page: 1, size: 25 })
  })

  test('turning the page drops the selection', async () => {
    const { onPaging } = show({ paging: { page: 1, size: 10, total: 271 } })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Apfel auswählen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Seite 2' }))
    expect(onPaging).toHaveBeenCalledExactlyOnceWith({ page: 2, size: 10 })
    expect(noneSelected()).toBe(true)
  })

  test('a page that no longer exists becomes the last one', () => {
    const { onPaging } = show({ rows: [], paging: { page: 4, size: 10, total: 23 } })
    expect(onPaging).toHaveBeenCalledExactlyOnceWith({ page: 3, size: 10 })
  })
})

describe('states', () => {
  test('empty shows the given text, an empty search its own', () => {
    const { again } = show({ rows: [], paging: { page: 1, size: 10, total: 0 } })
    expect(screen.getByRole('heading', { name: 'Keine Früchte' })).toBeInTheDocument()
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
    again({
      rows: [],
      paging: { page: 1, size: 10, total: 0 },
      search: { value: 'xyz', onSearch: vi.fn<(text: string) => void>() },
    })
    expect(screen.getByRole('heading', { name: 'Suche ergab keine Ergebnisse' })).toBeInTheDocument()
  })

  test('a failure can be tried again', async () => {
    const onRetry = vi.fn<() => void>()
    show({ state: 'failed', onRetry })
    expect(screen.getByRole('alert')).toHaveTextContent('Fehler beim Laden')
    await userEvent.click(screen.getByRole('button', { name: 'Nochmals versuchen' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('loading marks the table busy and keeps rows it has; a search says so', () => {
    show({ state: 'loading', search: { value: 'Apf', onSearch: vi.fn<(text: string) => void>() } })
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Apfel')).toBeInTheDocument()
    expect(screen.getAllByText('Wird gesucht...')).not.toHaveLength(0)
  })
})
