import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import labels from '@werkplatz/content/labels/home.json'
import { Link } from 'react-router'

import { isBuilt } from '../../../lib/built-screens.ts'
import { classNames } from '../../../lib/class-names.ts'
import { paths } from '../../../lib/paths.ts'

import styles from './Discover.module.css'

export type DiscoverProps = { to: 'activities' | 'community' }

const tiles = {
  activities: { title: labels.discoverActivities, text: labels.discoverActivitiesText, path: paths.activities('OPEN') },
  community: { title: labels.discoverCommunity, text: labels.discoverCommunityText, path: paths.community() },
}

/** A picture tile that leads to one of the two places where things are found. */
export function Discover({ to }: DiscoverProps) {
  const { title, text, path } = tiles[to]
  if (!isBuilt(path)) return null
  return (
    <Link to={path} className={classNames(styles.tile, styles[to])}>
      <span className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.line}>{text}</span>
        <span className={styles.arrow}>
          <IconArrowRight stroke={1.75} aria-hidden />
        </span>
      </span>
    </Link>
  )
}
