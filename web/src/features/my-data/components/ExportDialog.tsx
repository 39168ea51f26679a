import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import messages from '@werkplatz/content/messages/my-data.json'

import { useExportMyData } from '../actions.ts'
import { PasswordForm } from './PasswordForm.tsx'

const copy = messages.exportDialog

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const wish = useExportMyData()
  return (
    <PasswordForm
      title={copy.title}
      cancel={copy.cancel}
      confirm={copy.confirm}
      kind="primary"
      icon={<IconPackage stroke={1.75} aria-hidden />}
      wish={wish}
      onClose={onClose}
    >
      <p>{copy.text}</p>
    </PasswordForm>
  )
}
