import { useLocation } from 'react-router'

import { paths } from '../../lib/paths.ts'
import { Bone, SkeletonCard, SkeletonGroup, SkeletonRows } from '../../ui/skeleton/Skeleton.tsx'

import styles from './PageSkeleton.module.css'

/** Title, line and three cards: the shape most pages have. */
export function PageSkeleton() {
  const { pathname } = useLocation()
  if (pathname.replace(/\/$/, '') === paths.controlPanel()) return <SectionsSkeleton />
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

/** Title, tabs and sections; as long as the page that comes, so that the footer stays out of sight. */
function SectionsSkeleton() {
  return (
    <div className={styles.sections}>
      <div className={styles.top}>
        <SkeletonGroup layout="stack">
          <Bone kind="title" width={280} height={40} />
          <Bone width={150} height={44} />
        </SkeletonGroup>
      </div>
      <div className={styles.section}>
        <SkeletonGroup layout="stack">
          <Bone kind="title" width="60%" />
          <Bone kind="small" width="90%" />
        </SkeletonGroup>
        <SkeletonRows rows={6} />
      </div>
    </div>
  )
}
