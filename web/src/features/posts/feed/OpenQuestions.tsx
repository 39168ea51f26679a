import { useQuery } from '@tanstack/react-query'
import community from '@werkplatz/content/messages/community.json'
import { Link } from 'react-router'

import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { questionsQuery } from '../api.ts'
import { shownText } from '../composer/named.ts'

import styles from './OpenQuestions.module.css'

/** Open questions of the own company, for a week: perhaps the reader knows. */
export function OpenQuestions() {
  const { data } = useQuery(questionsQuery)
  if (!data || data.content.length === 0) return null
  return (
    <section className={styles.questions} aria-labelledby="open-questions">
      <h2 id="open-questions" className={styles.title}>
        {community.openQuestions.text}
      </h2>
      <p className={styles.lead}>{community.openQuestionsLead.text}</p>
      <ul className={styles.list}>
        {data.content.map((post) => (
          <li key={post.id}>
            <Link to={paths.post(post.id)} className={styles.question}>
              <Avatar
                name={`${post.authorNameFirst} ${post.authorNameLast}`}
                src={post.authorImage}
                colorKey={post.profileId}
                size={36}
              />
              <span className={styles.words}>
                <span className={styles.text}>{shownText(post.body, post.mentions)}</span>
                <span className={styles.when}>
                  {post.authorNameFirst}, <RelativeTime value={post.dateCreated} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
