// Below 1024 px the rows are laid out as cards, and some browsers then forget that this is a table: the roles say it.
export const GRID = { role: 'grid' } as const
export const ROW_GROUP = { role: 'rowgroup' } as const
export const ROW = { role: 'row' } as const
export const COLUMN_HEADER = { role: 'columnheader', scope: 'col' } as const
export const CELL = { role: 'gridcell' } as const
