import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import messages from '@werkplatz/content/messages/activities.json'

import { type DownloadState, useDownload } from '../../../api/use-download.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { detailsOf } from '../../../ui/failure/use-failure-message.ts'
import { showMessage } from '../../../ui/toast/show-message.ts'

import styles from './ActivityActions.module.css'

function labelOf(state: DownloadState): string {
  if (state === 'idle') return messages.pdf.text
  if (state === 'waiting') return messages.pdfDrawing.text
  return messages.pdfLoading.text.replace('{percent}', String(state))
}

/** The activity for the notice board: offered to whoever reads it. */
export function PdfButton({ id }: { id: string }) {
  const { state, start } = useDownload('drawActivity')
  const save = async () => {
    try {
      await start({ query: { id } })
      showMessage(messages.pdfSaved)
    } catch (error) {
      showMessage(messages.pdfFailed, detailsOf(error))
    }
  }
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
