import { Menu as MantineMenu } from '@mantine/core'
import { Fragment } from 'react'
import { Link } from 'react-router'

import { classNames } from '../../lib/class-names.ts'
import type { MenuEntry } from './menu-item.ts'
import type { MenuProps } from './Menu.tsx'
import { MenuRow } from './MenuRow.tsx'

import styles from './Menu.module.css'

export function MenuDropdown({ target, entries, label, titled, width = 250, align = 'end' }: MenuProps) {
  return (
    <MantineMenu
      unstyled
      width={width}
      position={align === 'end' ? 'bottom-end' : 'bottom-start'}
      offset={8}
      returnFocus
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: styles.dropdown, item: styles.item, divider: styles.divider }}
    >
      <MantineMenu.Target>{target}</MantineMenu.Target>
      <MantineMenu.Dropdown aria-label={label}>
        {titled && (
          <div className={styles.title} aria-hidden>
            {label}
          </div>
        )}
        {entries.map((entry) => (
          <Fragment key={entry.id}>
            {entry.separated && <MantineMenu.Divider />}
            <DropdownRow entry={entry} />
          </Fragment>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  )
}

function DropdownRow({ entry }: { entry: MenuEntry }) {
  const look = classNames(entry.danger && styles.danger, entry.chosen && styles.chosen)
  if (entry.to && !entry.disabledReason) {
    return (
      <MantineMenu.Item component={Link} to={entry.to} className={look} onClick={entry.onSelect}>
        <MenuRow entry={entry} />
      </MantineMenu.Item>
    )
  }
  return (
    <MantineMenu.Item
      className={look}
      // Stays focusable, so that the reason can be read out.
      aria-disabled={entry.disabledReason ? true : undefined}
      title={entry.disabledReason}
      closeMenuOnClick={!entry.disabledReason}
      onClick={entry.disabledReason ? undefined : entry.onSelect}
    >
      <MenuRow entry={entry} />
    </MantineMenu.Item>
  )
}
