import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import labels from '@werkplatz/content/labels/shell.json'

import { BuiltLink } from '../../ui/link/BuiltLink.tsx'
import type { Crumb } from './page-titles.ts'

import styles from './Breadcrumbs.module.css'

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const page = crumbs.at(-1)
  return (
    <nav className={styles.crumbs} aria-label={labels.breadcrumbs}>
      <ol>
        {crumbs.slice(0, -1).map(({ label, to }) => (
          <li key={to}>
            <BuiltLink to={to}>{label}</BuiltLink>
            <IconChevronRight stroke={2} aria-hidden />
          </li>
        ))}
        <li>
          <span aria-current="page">{page?.label}</span>
        </li>
      </ol>
    </nav>
  )
}
