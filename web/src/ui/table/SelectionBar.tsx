import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import labels from '@werkplatz/content/labels/general.json'

import { useNarrow } from '../../lib/use-narrow.ts'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Menu } from '../menu/Menu.tsx'
import { reasonAgainst, type TableAction } from './table-types.ts'

import styles from './SelectionBar.module.css'

type SelectionBarProps<Row> = {
  rows: Row[]
  actions: readonly TableAction<Row>[]
  onClear: () => void
}

/** What can be done with the ticked rows. On a phone the first action stands alone, the others are behind «…». */
export function SelectionBar<Row>({ rows, actions, onClear }: SelectionBarProps<Row>) {
  const narrow = useNarrow()
  const direct = narrow ? actions.slice(0, 1) : actions
  const hidden = narrow ? actions.slice(1) : []
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={labels.selectionActions}
      className={styles.bar}
      onKeyDown={(event) => {
        // Escape in the open sheet of actions closes the sheet, not the selection.
        const inSheet = (event.target as HTMLElement).closest('dialog')
        if (event.key === 'Escape' && !inSheet) onClear()
      }}
    >
      <span className={styles.count}>
        {rows.length} {labels.selected}
      </span>
      {direct.map((action) => (
        <ActionButton key={action.id} action={action} rows={rows} onClear={onClear} />
      ))}
      {hidden.length > 0 && (
        <Menu
          label={labels.moreActions}
          target={<IconButton kind="ink" label={labels.moreActions} icon={<IconDots stroke={1.75} aria-hidden />} />}
          entries={hidden.map((action) => ({
            id: action.id,
            label: action.label,
            icon: action.icon,
            disabledReason: reasonAgainst(action, rows),
            onSelect: () => action.onRun(rows, onClear),
          }))}
        />
      )}
      <IconButton
        kind="ink"
        label={labels.clearSelection}
        icon={<IconX stroke={1.75} aria-hidden />}
        onClick={onClear}
      />
    </div>
  )
}

type ActionButtonProps<Row> = { action: TableAction<Row>; rows: Row[]; onClear: () => void }

function ActionButton<Row>({ action, rows, onClear }: ActionButtonProps<Row>) {
  const reason = reasonAgainst(action, rows)
  return (
    <Button
      kind="ink"
      size="small"
      icon={action.icon}
      // Not `disabled`: the reason must be reachable by keyboard and read out.
      aria-disabled={reason ? true : undefined}
      title={reason}
      onClick={() => !reason && action.onRun(rows, onClear)}
    >
      {action.label}
    </Button>
  )
}
