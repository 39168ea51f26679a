import { useQuery } from '@tanstack/react-query'

import { targetQuery } from '../api.ts'
import { ActivityTile } from './ActivityTile.tsx'

export type TargetProps = { activityId: string; title: string; authorName: string }

/** The activity it is about: at once with what is known, with its picture as soon as that is there. */
export function Target({ activityId, title, authorName }: TargetProps) {
  const { data } = useQuery(targetQuery(activityId))
  const known = { id: activityId, title, activityImage: null, authorName, authorImage: null }
  return <ActivityTile activity={data ?? known} />
}
