import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/exports.json'
import type { Export } from '@werkplatz/contract/exports/schemas.ts'
import { useState } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useCancelExport, useFetchExport } from '../actions.ts'
import { exportsQuery, isUnderWay } from '../api.ts'

import styles from './ExportStrip.module.css'

/** Above every page of whoever may export: how far it is, then where to get it. It outlives any page. */
export function ExportStrip() {
  const can = useUser()?.can
  return can?.['export.create'] || can?.['person.exportApprentices'] ? <Newest /> : null
}

function Newest() {
  const { data } = useQuery(exportsQuery)
  const [hidden, setHidden] = useState<string>()
  const newest = data?.find(isOfCompany)
  if (!newest || isOver(newest) || newest.id === hidden) return null
  return <Strip export={newest} onHide={() => setHidden(newest.id)} />
}

const isOver = ({ status }: Export) => status === 'EXPIRED' || status === 'CANCELLED'

/** What is one's own is shown where it was asked for. */
type CompanyExport = Export & { kind: 'ACTIVITIES' | 'APPRENTICES' }
const isOfCompany = (one: Export): one is CompanyExport => one.kind === 'ACTIVITIES' || one.kind === 'APPRENTICES'

const titles: Record<CompanyExport['kind'], string> = {
  ACTIVITIES: messages.title.text,
  APPRENTICES: messages.apprenticesTitle.text,
}
const progress: Record<CompanyExport['kind'], string> = {
  ACTIVITIES: messages.progress.text,
  APPRENTICES: messages.apprenticesProgress.text,
}

function sentenceOf({ kind, status, done, total }: CompanyExport): string {
  if (status === 'READY') return messages.ready.text
  if (status === 'FAILED') return messages.failed.text
  if (total === null) return messages.waiting.text
  return fillIn(progress[kind], { done, total })
}

function Strip({ export: one, onHide }: { export: CompanyExport; onHide: () => void }) {
  const { busy, fetchFile } = useFetchExport(one.id)
  const cancel = useCancelExport(one.id)
  const title = titles[one.kind]
  return (
    <section className={styles.strip} aria-label={title}>
      <div className={styles.words}>
        <strong>{title}</strong>
        <output>{sentenceOf(one)}</output>
      </div>
      {isUnderWay(one) ? (
        <>
          <progress
            className={styles.bar}
            aria-label={title}
            {...(one.total !== null && { max: Math.max(1, one.total), value: one.done })}
          />
          <Button kind="ghost" size="small" onClick={() => void cancel()}>
            {messages.cancel.text}
          </Button>
        </>
      ) : (
        <div className={styles.buttons}>
          {one.status === 'READY' && (
            <Button kind="primary" size="small" busy={busy} onClick={fetchFile}>
              {messages.download.text}
            </Button>
          )}
          <Button kind="ghost" size="small" onClick={onHide}>
            {messages.dismiss.text}
          </Button>
        </div>
      )}
    </section>
  )
}
