import type { Suggestion } from '@werkplatz/contract/follows/schemas.ts'
import type { ReactNode } from 'react'

import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { BuiltLink } from '../../../ui/link/BuiltLink.tsx'
import { FollowButton } from './FollowButton.tsx'

import styles from './ProfileRow.module.css'

export type ProfileRowProps = { profile: Suggestion; followId: string | null; size?: 48 | 40; actions?: ReactNode }

/** A person or a company in a list: picture, name, slogan, and a way to follow. */
export function ProfileRow({ profile, followId, size = 48, actions }: ProfileRowProps) {
  const { targetId, profileId, profileType, followType, name, slogan, image } = profile
  return (
    <li className={styles.row}>
      <BuiltLink to={paths.profile(profileId, profileType)} className={styles.who}>
        <Avatar
          name={name}
          src={image}
          size={size}
          shape={profileType === 'company' ? 'square' : 'round'}
          colorKey={targetId}
        />
        <span className={styles.words}>
          <b className={styles.name}>{name}</b>
          {slogan && <span className={styles.slogan}>{slogan}</span>}
        </span>
      </BuiltLink>
      <FollowButton targetId={targetId} followType={followType} name={name} followId={followId} size="small" />
      {actions}
    </li>
  )
}
