import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import labels from '@werkplatz/content/labels/chats.json'
import type { AboutType } from '@werkplatz/contract/chats/about.ts'
import type { ChatCard } from '@werkplatz/contract/chats/schemas.ts'
import { Link } from 'react-router'

import { paths } from '../../../lib/paths.ts'
import { applicationLabels } from '../../applications/labels.ts'
import { assignmentLabels } from '../../assignments/labels.ts'
import { StatusTag } from '../../shared/StatusTag.tsx'

import styles from './AboutCard.module.css'

const pageOf: Record<AboutType, (id: string) => string> = {
  activity: paths.activity,
  application: paths.application,
  assignment: paths.assignment,
}
const wordsOf = { application: applicationLabels, assignment: assignmentLabels }

/** What the chat is about: its first line, which stays while one scrolls and leads to its page. */
export function AboutCard({ about }: { about: ChatCard }) {
  const { type, id, title, image, status } = about
  const Icon = type === 'activity' ? IconSpeakerphone : IconBriefcase
  return (
    <Link className={styles.card} to={pageOf[type](id)}>
      {image ? (
        <img className={styles.picture} src={image} alt="" decoding="async" />
      ) : (
        <span className={styles.picture}>
          <Icon size={20} stroke={1.75} aria-hidden />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.type}>{labels.aboutTypes[type]}</span>
        <span className={styles.title}>{title}</span>
      </span>
      {type !== 'activity' && status && <StatusTag tone={status} label={wordsOf[type][status]} />}
    </Link>
  )
}
