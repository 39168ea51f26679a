import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconShieldHalf from '@tabler/icons-react/dist/esm/icons/IconShieldHalf.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import type { UserDetails } from '@werkplatz/contract/accounts/schemas.ts'
import { roleLabels } from '@werkplatz/contract/rules/roles.ts'

import { useSession } from '../../api/session/session.ts'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import type { MenuEntry } from '../../ui/menu/menu-item.ts'
import { logOut } from '../session/use-live-session.ts'
import { LateMenu } from './LateMenu.tsx'
import styles from './UserMenu.module.css'

const icon = { stroke: 1.75, 'aria-hidden': true }

function entriesOf(user: UserDetails): MenuEntry[] {
  const admin: MenuEntry = { id: 'admin', label: 'Admin', icon: <IconShieldHalf {...icon} />, to: paths.admin() }
  return [
    { id: 'profile', label: 'Mein Profil', icon: <IconUser {...icon} />, to: paths.profile(user.profileId, 'user') },
    { id: 'settings', label: 'Kontrollzentrum', icon: <IconAdjustments {...icon} />, to: paths.controlPanel() },
    ...(user.can['admin.open'] ? [admin] : []),
    { id: 'logout', label: 'Logout', icon: <IconLogout {...icon} />, onSelect: () => void logOut(), separated: true },
  ]
}

export function UserMenu() {
  const state = useSession()
  if (state.phase !== 'authenticated') return <span className={styles.place} />
  const { user, credentials } = state
  const name = `${user.nameFirst} ${user.nameLast}`
  return (
    <LateMenu
      label={name}
      entries={entriesOf(user)}
      target={
        <button type="button" className={styles.me}>
          <Avatar name={name} size={36} colorKey={user.id} />
          <span className={styles.words}>
            <span className="sr-only">Benutzermenü von </span>
            <b>{name}</b>
            <small>{credentials.roles.map((role) => roleLabels[role]).join(', ')}</small>
          </span>
          <IconChevronDown className={styles.chevron} stroke={2} aria-hidden />
        </button>
      }
    />
  )
}
