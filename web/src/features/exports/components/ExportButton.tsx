import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs'
import messages from '@werkplatz/content/messages/exports.json'
import type { ExportKind } from '@werkplatz/contract/exports/schemas.ts'

import { useUser } from '../../../api/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { confirm } from '../../../ui/confirm/confirm-store.ts'
import { useStartExport } from '../api.ts'

/** Only for whoever the server lets; says first what will be in it. */
export function ExportButton({ kind, className }: { kind: ExportKind; className?: string | undefined }) {
  const { mutate, isPending } = useStartExport()
  if (!useUser()?.can['export.create']) return null
  const ask = async () => {
    if (await confirm(messages.dialog)) mutate(kind)
  }
  return (
    <Button
      busy={isPending}
      icon={<IconFileZip stroke={1.75} aria-hidden />}
      className={className}
      onClick={() => void ask()}
    >
      {messages.button.text}
    </Button>
  )
}
