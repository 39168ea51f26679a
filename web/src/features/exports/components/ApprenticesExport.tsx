import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/exports.json'
import { useState } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { exportsQuery, isUnderWay, leftToday } from '../api.ts'
import { ExportProgressDialog } from './ExportProgressDialog.tsx'
import { StartExportDialog } from './StartExportDialog.tsx'

/** `count`: how many apprentices it would hold; absent while that is not known. */
export type ApprenticesExportProps = { mine: boolean; count: number | undefined }

/** The table of apprentices with a history each, to take along: only for whoever the server lets. */
export function ApprenticesExport({ mine, count }: ApprenticesExportProps) {
  const may = useUser()?.can['person.exportApprentices'] ?? false
  const { data = [] } = useQuery({ ...exportsQuery, enabled: may })
  const [dialog, setDialog] = useState<'start' | 'progress' | null>(null)
  if (!may) return null
  const newest = data.find(({ kind }) => kind === 'APPRENTICES')
  const left = leftToday(data, 'APPRENTICES')
  const running = newest && isUnderWay(newest)
  const reason = running
    ? undefined
    : left <= 0
      ? messages.noneLeft.text
      : count === 0
        ? messages.nobody.text
        : undefined
  return (
    <>
      <Button
        icon={<IconDownload stroke={1.75} aria-hidden />}
        disabled={reason !== undefined}
        title={reason}
        onClick={() => setDialog(running ? 'progress' : 'start')}
      >
        {messages.button.text}
      </Button>
      {dialog === 'start' && (
        <StartExportDialog
          mine={mine}
          left={left}
          onStarted={() => setDialog('progress')}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'progress' && newest && <ExportProgressDialog export={newest} onClose={() => setDialog(null)} />}
    </>
  )
}
