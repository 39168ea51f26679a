import { keepPreviousData, useQuery } from '@tanstack/react-query'
import company from '@werkplatz/content/messages/company.json'
import texts from '@werkplatz/content/messages/profile.json'
import type { CompanyPerson } from '@werkplatz/contract/profiles/schemas.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'

import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { Pagination } from '../../../ui/pagination/Pagination.tsx'
import { Bone, SkeletonGroup } from '../../../ui/skeleton/Skeleton.tsx'
import { companyPeopleQuery } from '../api.ts'

import styles from './PeopleList.module.css'

export type PeopleListProps = {
  profileId: string
  size: number
  /** Only the first ones. */
  isExcerpt?: boolean
  /** Beside each but oneself: a button to follow. */
  action?: ((person: CompanyPerson) => ReactNode) | undefined
}

/** Who works there; of people of other companies as much as they show. */
export function PeopleList({ profileId, size, isExcerpt = false, action }: PeopleListProps) {
  const [page, setPage] = useState(0)
  const { data, error, refetch, isFetching } = useQuery({
    ...companyPeopleQuery(profileId, page, size),
    placeholderData: keepPreviousData,
  })
  useFailureMessage(company.usersFailed, error)
  if (!data && error) return <LoadFailed size="small" busy={isFetching} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <SkeletonGroup layout="stack">
        {[1, 2, 3].map((n) => (
          <Bone key={n} width="100%" height={56} />
        ))}
      </SkeletonGroup>
    )
  }
  if (data.content.length === 0) return <p className={styles.empty}>{texts.peopleEmpty.text}</p>
  return (
    <>
      <ul className={styles.people}>
        {data.content.map((person) => {
          const name = `${person.nameFirst} ${person.nameLast}`
          return (
            <li key={person.userId} className={styles.person}>
              <Avatar name={name} src={person.image} size={48} colorKey={person.userId} />
              <span className={styles.words}>
                <Link to={paths.profile(person.profileId, 'user')} className={styles.name}>
                  {name}
                </Link>
                <span className={styles.line}>{person.profession ?? (person.jobTitle || person.slogan)}</span>
              </span>
              {!person.isOwn && action && <span className={styles.action}>{action(person)}</span>}
            </li>
          )
        })}
      </ul>
      {!isExcerpt && data.totalPages > 1 && (
        <Pagination page={data.number + 1} totalPages={data.totalPages} onPage={(next) => setPage(next - 1)} />
      )}
    </>
  )
}
