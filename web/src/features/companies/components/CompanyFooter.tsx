import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/people.json'
import type { ReactNode } from 'react'

import { isBuilt } from '../../../lib/built-screens.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Figures } from '../../../ui/figures/Figures.tsx'
import { BuiltLink } from '../../../ui/link/BuiltLink.tsx'
import { companyFooterQuery } from '../api.ts'

import styles from './CompanyFooter.module.css'

export type CompanyFooterProps = { id: string; actions?: (name: string) => ReactNode }

/** The company behind what is above, leading to its profile. When it cannot be loaded, it is not there. */
export function CompanyFooter({ id, actions }: CompanyFooterProps) {
  const { data } = useQuery(companyFooterQuery(id))
  if (!data) return null
  const page = paths.profile(data.profileId, 'company')
  return (
    <section className={styles.footer}>
      <span className={styles.banner}>{data.banner && <img src={data.banner} alt="" loading="lazy" />}</span>
      <div className={styles.inside}>
        <span className={styles.logo}>
          <Avatar name={data.name} src={data.image} shape="square" size={80} />
        </span>
        <span className={styles.words}>
          {/* The whole card is the way to the profile, but for its button. */}
          <BuiltLink to={page} className={styles.name}>
            {data.name}
          </BuiltLink>
          {data.location && <small className={styles.place}>{data.location}</small>}
        </span>
        <Figures
          figures={[
            {
              term: data.activitiesPublished === 1 ? labels.activity : labels.activities,
              value: data.activitiesPublished,
            },
            { term: labels.followers, value: data.followerCount },
            { term: labels.memberSince, value: data.yearJoined },
          ]}
        />
        {actions && <span className={styles.actions}>{actions(data.name)}</span>}
        {isBuilt(page) && <IconArrowRight className={styles.arrow} stroke={1.75} aria-hidden />}
      </div>
    </section>
  )
}
