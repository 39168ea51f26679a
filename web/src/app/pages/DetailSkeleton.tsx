import { Bone, SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx'

import styles from './DetailSkeleton.module.css'

/** Title, pictures, text and facts: the geometry of a thing's own page. */
export function DetailSkeleton() {
  return (
    <SkeletonGroup layout="stack">
      <Bone kind="tag" width={220} />
      <Bone kind="title" width="46%" height={44} />
      <div className={styles.pictures}>
        <Bone width="100%" height="100%" />
      </div>
      <div className={styles.grid}>
        <Bone width="100%" height={112} />
        <Bone width="100%" height={400} />
      </div>
    </SkeletonGroup>
  )
}
