import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconShieldHalf from '@tabler/icons-react/dist/esm/icons/IconShieldHalf.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import labels from '@werkplatz/content/labels/shell.json'
import { roleLabels } from '@werkplatz/contract/rules/roles.ts'
import { Link } from 'react-router'

import { useSession } from '../../api/session/session.ts'
import { useOwnAvatar } from '../../features/files/own-avatar.ts'
import { isBuilt } from '../../lib/built-screens.ts'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { logOut } from '../session/use-live-session.ts'
import { HeaderPanel } from './HeaderPanel.tsx'

import styles from './UserMenu.module.css'

const icon = { stroke: 1.75, 'aria-hidden': true }

function OwnAvatar({ userId, name }: { userId: string; name: string }) {
  return <Avatar name={name} size={36} colorKey={userId} src={useOwnAvatar(userId)} />
}

export function UserMenu() {
  const state = useSession()
  if (state.phase !== 'authenticated') return <span className={styles.place} />
  const { user, credentials } = state
  const name = `${user.nameFirst} ${user.nameLast}`
  return (
    <HeaderPanel
      variant="menu"
      label={labels.userMenu}
      buttonClass={styles.me}
      button={
        <>
          <OwnAvatar userId={user.id} name={name} />
          <span className={styles.words}>
            <span className="sr-only">{labels.userMenuOf} </span>
            <b>{name}</b>
            <small>{credentials.roles.map((role) => roleLabels[role]).join(', ')}</small>
          </span>
          <IconChevronDown className={styles.chevron} stroke={2} aria-hidden />
        </>
      }
    >
      <p className={styles.owner}>{name}</p>
      {user.profession && <p className={styles.profession}>{user.profession}</p>}
      {isBuilt(paths.profile(user.profileId, 'user')) && (
        <Link className={styles.row} to={paths.profile(user.profileId, 'user')}>
          <IconUser {...icon} />
          {labels.ownProfile}
        </Link>
      )}
      <Link className={styles.row} to={paths.controlPanel()}>
        <IconAdjustments {...icon} />
        {labels.controlPanel}
      </Link>
      {user.can['admin.open'] && (
        <Link className={styles.row} to={paths.admin()}>
          <IconShieldHalf {...icon} />
          {labels.admin}
        </Link>
      )}
      <hr className={styles.divider} />
      <button type="button" className={styles.row} onClick={() => void logOut()}>
        <IconLogout {...icon} />
        {labels.logOut}
      </button>
    </HeaderPanel>
  )
}
