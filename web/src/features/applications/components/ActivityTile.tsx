import labels from '@werkplatz/content/labels/applications.json'
import { Link } from 'react-router'

import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Picture } from '../../../ui/picture/Picture.tsx'

import styles from './ActivityTile.module.css'

export type TiledActivity = {
  id: string
  title: string
  activityImage: string | null
  authorName: string
  authorImage: string | null
}

/** What it is about, and the way there. */
export function ActivityTile({ activity }: { activity: TiledActivity }) {
  return (
    <Link to={paths.activity(activity.id)} className={styles.tile}>
      <span className={styles.picture}>
        <Picture src={activity.activityImage} />
      </span>
      <span className={styles.words}>
        <span className={styles.lead}>{labels.toActivity}</span>
        <b className={styles.title}>{activity.title}</b>
        <span className={styles.author}>
          <Avatar name={activity.authorName} src={activity.authorImage} size={28} />
          <small>{activity.authorName}</small>
        </span>
      </span>
    </Link>
  )
}
