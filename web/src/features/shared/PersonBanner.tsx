import type { ReactNode } from 'react'

import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { BuiltLink } from '../../ui/link/BuiltLink.tsx'

import styles from './PersonBanner.module.css'

export type PersonBannerProps = {
  name: string
  slogan?: string | null | undefined
  image: string | null
  banner: string | null
  /** Keeps the avatar's colour when the name changes. */
  colorKey: string
  /** The person's own page. */
  to?: string | undefined
  /** How to get in touch. */
  actions?: ReactNode
}

/** Who this is from: banner, picture, name and slogan. */
export function PersonBanner({ name, slogan, image, banner, colorKey, to, actions }: PersonBannerProps) {
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.banner}>{banner && <img src={banner} alt="" decoding="async" />}</div>
      <div className={styles.inside}>
        <span className={styles.picture}>
          <Avatar name={name} src={image} size={96} colorKey={colorKey} />
        </span>
        <div className={styles.words}>
          <b className={styles.name}>
            {to ? (
              <BuiltLink to={to} className={styles.link}>
                {name}
              </BuiltLink>
            ) : (
              name
            )}
          </b>
          {slogan && <p className={styles.slogan}>{slogan}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  )
}
