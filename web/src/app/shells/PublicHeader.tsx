import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import layout from '@werkplatz/content/public/layout.json'
import { NavLink } from 'react-router'

import logo from '../../assets/brand/logo.svg'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'

import styles from './PublicShell.module.css'

const { header, brand } = layout
const isAccess = (href: string) => href === paths.login() || href === paths.register()
const pages = header.items.filter(({ href }) => !isAccess(href))
const access = header.items.filter(({ href }) => isAccess(href))

export function PublicHeader() {
  return (
    <header className={styles.header} data-site-header>
      <div className={`${styles.wrap} ${styles.bar}`}>
        <Brand />
        <nav className={styles.nav} aria-label={header.navigationLabel}>
          {pages.map(({ href, label }) => (
            <NavLink key={href} to={href} end={href === paths.home()}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.access}>
          {access.map(({ href, label }) => (
            <ButtonLink key={href} to={href} kind={href === paths.register() ? 'primary' : 'ghost'}>
              {label}
            </ButtonLink>
          ))}
        </div>
        <NarrowMenu />
      </div>
    </header>
  )
}

function Brand() {
  return (
    <NavLink className={styles.brand} to={paths.home()} end aria-label={brand.logoAlt}>
      <img src={logo} alt="" width={207} height={32} />
    </NavLink>
  )
}

/** Full-screen menu below 1024 px. A popover needs no script: the browser opens it and closes it on Escape. */
function NarrowMenu() {
  return (
    <>
      <button
        type="button"
        className={styles.burger}
        aria-label={header.menuOpen}
        aria-haspopup="true"
        popoverTarget="menue"
      >
        <IconMenu2 stroke={1.75} aria-hidden />
      </button>
      <div id="menue" popover="auto" className={styles.menu}>
        <div className={styles.menuBar}>
          <Brand />
          <button
            type="button"
            className={styles.burger}
            aria-label={header.menuClose}
            popoverTarget="menue"
            popoverTargetAction="hide"
          >
            <IconX stroke={1.75} aria-hidden />
          </button>
        </div>
        <nav aria-label={header.navigationLabel}>
          {header.items.map(({ href, label }) => (
            <NavLink key={href} to={href} end={href === paths.home()}>
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
    </>
  )
}
