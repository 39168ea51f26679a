import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/follows.json'
import { useId } from 'react'

import { Card } from '../../../ui/card/Card.tsx'
import { Bone, SkeletonGroup } from '../../../ui/skeleton/Skeleton.tsx'
import { suggestionsQuery, type SuggestionKind } from '../api.ts'
import { ProfileRow } from './ProfileRow.tsx'

import styles from './Suggestions.module.css'

/** Four of each fit beside each other; the rest comes as these are followed. */
const SHOWN = 4

/** Whom one could follow: who is new, and who is near. */
export function Suggestions() {
  return (
    <Card as="section" title={messages.discover.text} padding="padded">
      <div className={styles.columns}>
        <Group kind="recent" title={messages.discoverRecent.text} />
        <Group kind="related" title={messages.discoverRelated.text} />
      </div>
    </Card>
  )
}

function Group({ kind, title }: { kind: SuggestionKind; title: string }) {
  const id = useId()
  const { data, isError } = useQuery(suggestionsQuery(kind))
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {isError && !data && <p className={styles.text}>{messages.discoverFailed.text}</p>}
      {!data && !isError && (
        <SkeletonGroup layout="stack">
          {[1, 2, 3].map((bone) => (
            <Bone key={bone} height={40} />
          ))}
        </SkeletonGroup>
      )}
      {data?.length === 0 && <p className={styles.text}>{messages.discoverEmpty.text}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.slice(0, SHOWN).map((profile) => (
            <ProfileRow key={profile.profileId} profile={profile} followId={null} size={40} />
          ))}
        </ul>
      )}
    </section>
  )
}
