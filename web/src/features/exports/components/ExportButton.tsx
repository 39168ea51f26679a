import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs'
import messages from '@werkplatz/content/messages/exports.json'

import { useUser } from '../../../api/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useStartExport } from '../actions.ts'

/** Only for whoever the server lets. */
export function ExportButton({ className }: { className?: string | undefined }) {
  const { busy, start } = useStartExport()
  if (!useUser()?.can['export.create']) return null
  return (
    <Button busy={busy} icon={<IconFileZip stroke={1.75} aria-hidden />} className={className} onClick={start}>
      {messages.button.text}
    </Button>
  )
}
