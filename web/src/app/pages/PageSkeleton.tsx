import { Bone, SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx'
import styles from './PageSkeleton.module.css'

/** Title, line and three cards: the shape most pages have. */
export function PageSkeleton() {
  return (
    <SkeletonGroup label="Seite wird geladen">
      <Bone width="min(420px, 80%)" height={40} />
      <div className={styles.line}>
        <Bone width="min(280px, 60%)" height={18} />
      </div>
      <div className={styles.cards}>
        <Bone height={220} />
        <Bone height={220} />
        <Bone height={220} />
      </div>
    </SkeletonGroup>
  )
}
