import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs'
import messages from '@werkplatz/content/messages/exports.json'
import type { Export } from '@werkplatz/contract/exports/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { type Step, Steps } from '../../../ui/steps/Steps.tsx'
import { useCancelExport, useFetchExport } from '../actions.ts'
import { isUnderWay } from '../api.ts'

import styles from './ExportDialogs.module.css'

export type ExportProgressDialogProps = { export: Export; onClose: () => void }

/** How far it is; closing lets it go on. Once it is there it can be fetched here, too. */
export function ExportProgressDialog({ export: one, onClose }: ExportProgressDialogProps) {
  const { busy, fetchFile } = useFetchExport(one.id)
  const cancel = useCancelExport(one.id)
  if (isUnderWay(one)) {
    return (
      <Dialog
        title={messages.underWay.text}
        onClose={onClose}
        actions={
          <>
            <Button onClick={() => void cancel().then((isCancelled) => isCancelled && onClose())}>
              {messages.cancelDialog.confirm}
            </Button>
            <Button kind="primary" onClick={onClose}>
              {messages.inBackground.text}
            </Button>
          </>
        }
      >
        <UnderWay export={one} />
      </Dialog>
    )
  }
  const isReady = one.status === 'READY'
  const outcome = isReady ? messages.ready : one.status === 'CANCELLED' ? messages.cancelled : messages.failed
  return (
    <Dialog
      title={isReady ? messages.isReady.text : messages.hasFailed.text}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.close.text}</Button>
          {isReady && (
            <Button kind="primary" busy={busy} onClick={fetchFile}>
              {messages.download.text}
            </Button>
          )}
        </>
      }
    >
      <output>{outcome.text}</output>
    </Dialog>
  )
}

function UnderWay({ export: { done, total } }: { export: Export }) {
  const counted = total === null ? messages.waiting.text : fillIn(messages.counted.text, { done, total })
  return (
    <div className={styles.form}>
      <div className={styles.progress}>
        <output>{counted}</output>
        <progress
          aria-label={messages.apprenticesTitle.text}
          {...(total !== null && { max: Math.max(1, total), value: done })}
        />
      </div>
      <Steps label={messages.steps.text} steps={stepsOf(done, total)} />
      <p className={styles.small}>{messages.goOn.text}</p>
    </div>
  )
}

/** The table is written first; packed is what is drawn. */
function stepsOf(done: number, total: number | null): Step[] {
  const isDrawn = total !== null && done >= total
  return [
    {
      id: 'table',
      title: messages.stepTable.text,
      icon: IconFileTypeCsv,
      state: total === null ? 'now' : 'done',
    },
    {
      id: 'histories',
      title: messages.stepHistories.text,
      icon: IconFileTypePdf,
      state: total === null ? 'open' : isDrawn ? 'done' : 'now',
    },
    { id: 'zip', title: messages.stepZip.text, icon: IconFileZip, state: isDrawn ? 'now' : 'open' },
  ]
}
