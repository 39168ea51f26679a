import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import labels from '@werkplatz/content/labels/work-history.json'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useHistoryCsv, useHistoryPdf } from '../actions.ts'

import styles from './WorkHistory.module.css'

/** The history to take along, on paper or for a spreadsheet. */
export function HistoryDownloads({ userId }: { userId: string }) {
  const pdf = useHistoryPdf()
  const csv = useHistoryCsv()
  return (
    <div className={styles.downloads}>
      <Button
        size="small"
        busy={pdf.isBusy}
        icon={<IconFileTypePdf stroke={1.75} aria-hidden />}
        aria-label={fillIn(labels.saveAs, { kind: labels.pdf })}
        onClick={() => pdf.save(userId)}
      >
        {labels.pdf}
      </Button>
      <Button
        size="small"
        busy={csv.isBusy}
        icon={<IconFileTypeCsv stroke={1.75} aria-hidden />}
        aria-label={fillIn(labels.saveAs, { kind: labels.csv })}
        onClick={() => csv.save(userId)}
      >
        {labels.csv}
      </Button>
    </div>
  )
}
