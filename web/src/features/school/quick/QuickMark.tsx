import IconPencilPlus from '@tabler/icons-react/dist/esm/icons/IconPencilPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/school.json'
import { useState } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { semestersQuery, subjectsQuery } from '../api.ts'
import { QuickMarkDialog } from './QuickMarkDialog.tsx'

/** «Note eintragen», for who keeps marks. What it needs is read before, so that it works without a network as well. */
export function QuickMark() {
  const user = useUser()
  const isOffered = user?.can['semester.keep'] ?? false
  const [isOpen, setOpen] = useState(false)
  const { data: semesters, error, refetch } = useQuery({ ...semestersQuery, enabled: isOffered })
  const { data: subjects } = useQuery({ ...subjectsQuery, enabled: isOffered })
  if (!isOffered || !user) return null
  return (
    <>
      <Button kind="primary" icon={<IconPencilPlus stroke={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {messages.quickOpen.text}
      </Button>
      {isOpen && (
        <QuickMarkDialog
          userId={user.id}
          semester={semesters && (semesters.content[0] ?? null)}
          subjects={subjects ?? []}
          onRetry={error ? () => void refetch() : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
