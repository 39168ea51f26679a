import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import messages from '@werkplatz/content/messages/activities.json'

import { useAction } from '../../../api/use-action.ts'
import { type DownloadState, useDownload } from '../../../api/use-download.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'

import styles from './ActivityActions.module.css'

function labelOf(state: DownloadState): string {
  if (state === 'idle') return messages.pdf.text
  if (state === 'waiting') return messages.pdfDrawing.text
  return fillIn(messages.pdfLoading.text, { percent: state })
}

/** The activity for the notice board: offered to whoever reads it. */
export function PdfButton({ id }: { id: string }) {
  const { state, start } = useDownload('drawActivity')
  const act = useAction()
  const save = () => act({ run: () => start({ query: { id } }), done: messages.pdfSaved, failed: messages.pdfFailed })
  return (
    <Button
      busy={state !== 'idle'}
      icon={<IconFileTypePdf stroke={1.75} aria-hidden />}
      className={styles.share}
      onClick={() => void save()}
    >
      <span className={styles.word}>{labelOf(state)}</span>
    </Button>
  )
}
