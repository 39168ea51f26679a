import type { ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'
import { type ReactNode, useState } from 'react'

import { useUser } from '../../api/session/session.ts'
import { ReportDialog } from '../../features/moderation/components/ReportDialog.tsx'

/** The dialog that reports something, and how to open it. */
export function useReport(): [report: (target: ReportTarget, id: string) => void, dialog: ReactNode] {
  const userId = useUser()?.id
  const [about, setAbout] = useState<{ target: ReportTarget; id: string } | null>(null)
  const dialog = about && userId && (
    <ReportDialog
      key={about.id}
      userId={userId}
      target={about.target}
      targetId={about.id}
      onClose={() => setAbout(null)}
    />
  )
  return [(target, id) => setAbout({ target, id }), dialog]
}
