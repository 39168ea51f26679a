import { Bone, SkeletonGroup } from '../skeleton/Skeleton.tsx'

import styles from './DetailLayoutSkeleton.module.css'

/** Title, person and text at the left, cards at the right. */
export function DetailLayoutSkeleton() {
  return (
    <SkeletonGroup layout="stack">
      <Bone kind="tag" width={220} />
      <Bone kind="title" width="52%" height={44} />
      <div className={styles.grid}>
        <div className={styles.main}>
          <Bone width="100%" height={246} />
          <Bone width="96%" />
          <Bone width="88%" />
          <Bone width="60%" />
        </div>
        <div className={styles.main}>
          <Bone width="100%" height={280} />
          <Bone width="100%" height={132} />
        </div>
      </div>
    </SkeletonGroup>
  )
}
