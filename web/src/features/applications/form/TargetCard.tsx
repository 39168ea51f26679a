import labels from '@werkplatz/content/labels/applications.json'
import type { ApplicationActivity } from '@werkplatz/contract/applications/schemas.ts'
import { Link } from 'react-router'

import { paths } from '../../../lib/paths.ts'
import { Picture } from '../../../ui/picture/Picture.tsx'
import { PersonLabel } from '../../shared/PersonLabel.tsx'

import styles from './TargetCard.module.css'

/** What one applies for, in sight while one writes. */
export function TargetCard({ activity }: { activity: ApplicationActivity }) {
  return (
    <aside className={styles.card} aria-label={labels.activity}>
      <div className={styles.picture}>
        <Picture src={activity.activityImage} priority />
      </div>
      <div className={styles.inside}>
        <h2 className={styles.title}>{activity.title}</h2>
        <PersonLabel
          name={activity.authorName}
          src={activity.authorImage}
          size={40}
          colorKey={activity.authorProfileId}
          subtitle={activity.companyName}
        />
        <p className={styles.description}>{activity.description}</p>
        {/* In another tab: what is being written here stays. */}
        <Link className={styles.link} to={paths.activity(activity.id)} target="_blank">
          {labels.toActivity}
          <span className="sr-only"> {labels.opensNewTab}</span>
        </Link>
      </div>
    </aside>
  )
}
