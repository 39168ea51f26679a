import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import labels from '@werkplatz/content/labels/posts.json'
import type { PostCard } from '@werkplatz/contract/posts/schemas.ts'
import { Link } from 'react-router'

import { formatDateRange } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'

import styles from './WorkCard.module.css'

/** What a post shows: an activity, which can be opened, or a finished assignment, which is only told. */
export function WorkCard({ card }: { card: PostCard }) {
  const { kind, title, companyName, image, dateStart, dateEnd, activityId } = card
  const Icon = kind === 'assignment' ? IconFlag : IconSpeakerphone
  const facts = [companyName, formatDateRange(dateStart, dateEnd)].filter(Boolean).join(', ')
  const content = (
    <>
      {image && <img className={styles.picture} src={image} alt="" loading="lazy" decoding="async" />}
      <span className={styles.words}>
        <span className={styles.kind}>
          <Icon size={16} stroke={1.75} aria-hidden />
          {kind === 'assignment' ? labels.assignmentDone : labels.activity}
        </span>
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>{facts}</span>
      </span>
    </>
  )
  if (!activityId) return <div className={styles.card}>{content}</div>
  return (
    <Link to={paths.activity(activityId)} className={styles.card}>
      {content}
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </Link>
  )
}
