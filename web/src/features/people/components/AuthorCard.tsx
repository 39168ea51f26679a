import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/people.json'
import type { ReactNode } from 'react'

import { isBuilt } from '../../../lib/built-screens.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { Figures } from '../../../ui/figures/Figures.tsx'
import { Bone, SkeletonGroup } from '../../../ui/skeleton/Skeleton.tsx'
import { authorCardQuery } from '../api.ts'

import styles from './AuthorCard.module.css'

/** Who wrote this, in a few figures. It adds to the page: when it cannot be loaded, it is not there. */
export function AuthorCard({ id, actions }: { id: string; actions?: (name: string) => ReactNode }) {
  const { data, isError } = useQuery(authorCardQuery(id))
  if (isError) return null
  if (!data) {
    return (
      <Card className={styles.card}>
        <SkeletonGroup layout="stack">
          <Bone kind="avatar" width={64} height={64} />
          <Bone width="60%" />
          <Bone width="100%" height={44} />
        </SkeletonGroup>
      </Card>
    )
  }
  const name = `${data.nameFirst} ${data.nameLast}`
  const page = paths.profile(data.profileId, 'user')
  const figures = [
    { term: data.activitiesPublished === 1 ? labels.activity : labels.activities, value: data.activitiesPublished },
    { term: labels.followers, value: data.followerCount },
    { term: labels.memberSince, value: data.yearJoined },
  ].flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]))
  return (
    <Card as="section" aria-label={fillIn(labels.about, { name })} className={styles.card}>
      <div className={styles.head}>
        <Avatar name={name} src={data.image} size={64} colorKey={data.id} />
        <div className={styles.words}>
          <b className={styles.name}>{name}</b>
          {data.profession && <p className={styles.profession}>{data.profession}</p>}
          {data.slogan && <p className={styles.slogan}>{data.slogan}</p>}
        </div>
      </div>
      {figures.length > 0 && <Figures figures={figures} />}
      <div className={styles.actions}>
        {!data.isOwn && actions?.(name)}
        {isBuilt(page) && (
          <ButtonLink kind="tonal" block to={page} icon={<IconUser stroke={1.75} aria-hidden />}>
            {labels.viewProfile}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
