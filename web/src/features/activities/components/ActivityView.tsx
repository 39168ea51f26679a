import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import labels from '@werkplatz/content/labels/activities.json'
import { activityFieldLabels } from '@werkplatz/contract/activities/labels.ts'
import type { ActivityDetails } from '@werkplatz/contract/activities/schemas.ts'
import type { ReactNode } from 'react'

import { Prose } from '../../../ui/prose/Prose.tsx'
import { DocumentList } from '../../files/components/DocumentList.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { statusLabels } from '../labels.ts'
import { Markers } from './activity-columns.tsx'
import { ActivityFacts } from './ActivityFacts.tsx'
import { ActivityGallery } from './ActivityGallery.tsx'

import styles from './ActivityView.module.css'

export type ActivityViewProps = {
  activity: ActivityDetails
  actions?: ReactNode
  /** Over everything: what the reviewers said. */
  note?: ReactNode
  /** Before the description: how to get in. */
  banner?: ReactNode
  /** Beside the description, under the facts. */
  aside?: ReactNode
  footer?: ReactNode
  /** In a preview the page around it has the h1. */
  titleLevel?: 1 | 2
}

/** An activity as its readers see it. */
export function ActivityView(props: ActivityViewProps) {
  const { activity, actions, note, banner, aside, footer, titleLevel = 1 } = props
  const { title, description, activityType, activityStatus, isPublic, images, documents } = activity
  const Title = `h${titleLevel}` as const
  const Section = titleLevel === 1 ? 'h2' : 'h3'
  const isProject = activityType === 'PROJECT'
  return (
    <article>
      <header className={styles.top}>
        <div className={styles.words}>
          <div className={styles.tags}>
            <StatusTag tone={activityStatus} label={statusLabels[activityStatus]} />
            <span className={styles.fact}>
              {isProject ? <IconFlag {...small} /> : <IconRepeat {...small} />}
              {isProject ? labels.projectLong : labels.taskLong}
            </span>
            <span className={styles.fact}>
              {isPublic ? <IconWorld {...small} /> : <IconLock {...small} />}
              {isPublic ? labels.public : labels.companyOnly}
            </span>
            <Markers {...activity} />
          </div>
          <Title className={styles.title}>{title}</Title>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {note && <div className={styles.note}>{note}</div>}
      <ActivityGallery images={images} title={title} />
      <div className={styles.grid}>
        <div className={styles.main}>
          {banner}
          <section>
            <Section className={styles.heading}>{labels.about}</Section>
            <div className={styles.prose}>
              <Prose text={description} />
            </div>
          </section>
          {documents.length > 0 && (
            <section>
              <Section className={styles.heading}>{activityFieldLabels.documents}</Section>
              <DocumentList documents={documents} />
            </section>
          )}
        </div>
        <div className={styles.side}>
          <ActivityFacts activity={activity} />
          {aside}
        </div>
      </div>
      {footer}
    </article>
  )
}

const small = { size: 16, stroke: 2, 'aria-hidden': true }
