import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/moderation.json'
import messages from '@werkplatz/content/messages/admin-reports.json'
import type { Report, ReportedEntry } from '@werkplatz/contract/moderation/schemas.ts'
import type { ReactNode } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { Prose } from '../../../ui/prose/Prose.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { MediaGallery } from '../../files/components/MediaGallery.tsx'
import { reportedMessagesQuery } from '../api.ts'
import { pageOf } from '../labels.ts'

import styles from './ReportedContext.module.css'

/** What was reported, and what stands around it. */
export function ReportedContext({ report }: { report: Report }) {
  if (report.target === 'CHAT_MESSAGE') return <Messages report={report} />
  const page = pageOf(report)
  return (
    <Frame>
      {report.entries.length === 0 && <p className={styles.gone}>{labels.contentGone}</p>}
      <Entries entries={report.entries} />
      {page && (
        <div className={styles.open}>
          <ButtonLink
            size="small"
            to={page}
            target="_blank"
            rel="noopener"
            iconRight={<IconExternalLink stroke={1.75} aria-hidden />}
          >
            {messages.openInContext.text}
          </ButtonLink>
        </div>
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section className={styles.frame} aria-label={labels.context}>
      <h3 className={styles.heading}>{labels.context}</h3>
      {children}
    </section>
  )
}

/** Only for whoever took the case, and for the second person of an objection. */
function Messages({ report }: { report: Report }) {
  const { id, can } = report
  const { data, error, refetch, isFetching } = useQuery({ ...reportedMessagesQuery(id), enabled: can.readMessages })
  if (!can.readMessages) return <Note>{can.take ? labels.chatTakeFirst : labels.chatOthers}</Note>
  if (error) return <LoadFailed size="small" onRetry={() => void refetch()} busy={isFetching} />
  return (
    <>
      <Note kind="warning">{messages.chatContext.text}</Note>
      <Frame>{data ? <Entries entries={data.entries} /> : <SkeletonText lines={5} />}</Frame>
    </>
  )
}

function Entries({ entries }: { entries: readonly ReportedEntry[] }) {
  return (
    <ol className={styles.entries}>
      {entries.map((entry, index) => (
        <Entry key={index} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry: { author, body, date, isTarget, images } }: { entry: ReportedEntry }) {
  return (
    <li className={classNames(styles.entry, isTarget && styles.target)}>
      {author && <Avatar name={author.name} src={author.image} size={36} />}
      <div className={styles.words}>
        <p className={styles.who}>
          {author && <b>{author.name}</b>} {date && <RelativeTime value={date} form="list" />}
        </p>
        {body ? <Prose text={body} /> : <p>{labels.withoutText}</p>}
        {images.length > 0 && <MediaGallery media={images} />}
      </div>
      {isTarget && (
        <span className={styles.flag}>
          <IconFlag size={16} stroke={2} aria-hidden />
          {labels.reported}
        </span>
      )}
    </li>
  )
}
