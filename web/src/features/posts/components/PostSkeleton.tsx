import { Card } from '../../../ui/card/Card.tsx'
import { Bone, SkeletonGroup } from '../../../ui/skeleton/Skeleton.tsx'

/** A post on its way. */
export function PostSkeleton() {
  return (
    <Card>
      <SkeletonGroup layout="stack">
        <Bone kind="avatar" width={48} height={48} />
        <Bone width="96%" />
        <Bone width="72%" />
        <Bone kind="picture" height={220} />
      </SkeletonGroup>
    </Card>
  )
}
