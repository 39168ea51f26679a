import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import texts from '@werkplatz/content/labels/admin.json'
import labels from '@werkplatz/content/labels/shell.json'
import { Link, useLocation } from 'react-router'

import { paths } from '../../lib/paths.ts'
import { MenuSheet } from '../../ui/menu/MenuSheet.tsx'
import { type AdminSection, currentAdminSection, dividedForPhone, waitingIn } from './admin-sections.ts'
import { Count } from './AdminBar.tsx'
import { useWaiting } from './use-waiting.ts'

import styles from './AdminBottomBar.module.css'

const icon = { stroke: 1.75, 'aria-hidden': true }

/** The same areas on narrow screens: at most five, or four and a sheet with the others. */
export function AdminBottomBar({ sections }: { sections: readonly AdminSection[] }) {
  const { pathname } = useLocation()
  const waiting = useWaiting(sections)
  if (sections.length === 0) return null
  const { first, more } = dividedForPhone(sections)
  return (
    <nav className={styles.bar} aria-label={texts.areas}>
      {first.map(({ to, label, icon: Icon }) => (
        <Link key={to} className={styles.item} to={to} aria-current={currentAdminSection(pathname, to)}>
          <span className={styles.glyph}>
            <Icon stroke={1.6} aria-hidden />
            <Count of={waitingIn(waiting, to)} />
          </span>
          {label}
        </Link>
      ))}
      {more.length > 0 && <More sections={more} pathname={pathname} />}
    </nav>
  )
}

function More({ sections, pathname }: { sections: readonly AdminSection[]; pathname: string }) {
  const isHere = sections.some(({ to }) => currentAdminSection(pathname, to))
  return (
    <MenuSheet
      label={texts.allAreas}
      target={
        <button type="button" className={styles.item} data-here={isHere || undefined}>
          <IconDots stroke={1.6} aria-hidden />
          {texts.more}
        </button>
      }
      entries={[
        ...sections.map(({ to, label, group, icon: Icon }, index) => ({
          id: to,
          to,
          label,
          icon: <Icon {...icon} />,
          chosen: currentAdminSection(pathname, to) !== undefined,
          separated: index > 0 && sections[index - 1]?.group !== group,
        })),
        {
          id: 'dashboard',
          to: paths.dashboard(),
          label: labels.toDashboard,
          icon: <IconArrowLeft {...icon} />,
          separated: true,
        },
      ]}
    />
  )
}
