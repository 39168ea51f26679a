import { Bone, SkeletonGroup } from '../../../ui/skeleton/Skeleton.tsx'

import styles from './ProfileSkeleton.module.css'

export const ProfileSkeleton = () => (
  <SkeletonGroup layout="stack">
    <div className={styles.banner}>
      <Bone width="100%" height="100%" />
    </div>
    <Bone kind="title" width="40%" />
    <Bone width="60%" />
    <Bone width="100%" height={96} />
    <Bone width="100%" height={240} />
  </SkeletonGroup>
)
