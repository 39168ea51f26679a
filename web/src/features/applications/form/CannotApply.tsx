import labels from '@werkplatz/content/labels/applications.json'
import type { ApplyBlocker } from '@werkplatz/contract/activities/schemas.ts'
import type { ApplicationActivity } from '@werkplatz/contract/applications/schemas.ts'

import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { applyReasons } from '../../activities/apply-reasons.ts'
import { ActivityTile } from '../components/ActivityTile.tsx'
import { ApplyInstead } from '../components/ApplyInstead.tsx'

import styles from './ApplicationForm.module.css'

export type CannotApplyProps = { activity: ApplicationActivity; blocker: ApplyBlocker }

/** No form that could only be refused: why not, and how to go on. */
export function CannotApply({ activity, blocker }: CannotApplyProps) {
  return (
    <>
      <PageHeader title={labels.apply} />
      <div className={styles.hindered}>
        <EmptyState
          illustration="bewerbungen"
          titleLevel={2}
          title={applyReasons[blocker]}
          action={<ApplyInstead activityId={activity.id} blocker={blocker} />}
        />
        <ActivityTile activity={activity} />
      </div>
    </>
  )
}
