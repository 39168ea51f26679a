import { Bone, SkeletonCard, SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx'

import styles from './PageSkeleton.module.css'

/** Title, line and three cards: the shape most pages have. */
export function PageSkeleton() {
  return (
    <>
      <SkeletonGroup layout="stack">
        <Bone kind="title" width={40} />
        <Bone width={25} />
      </SkeletonGroup>
      <div className={styles.cards}>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </>
  )
}
