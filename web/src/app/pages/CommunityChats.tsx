import { useState } from 'react'

import { useUser } from '../../api/session/session.ts'
import { ChatPanel } from '../../features/chats/components/ChatPanel.tsx'
import { ReportDialog } from '../../features/moderation/components/ReportDialog.tsx'

/** The chats beside every page of the community. */
export function CommunityChats() {
  const userId = useUser()?.id
  const [reported, setReported] = useState<string | null>(null)
  if (!userId) return null
  return (
    <>
      <ChatPanel userId={userId} onReport={setReported} />
      {reported && (
        <ReportDialog userId={userId} target="CHAT_MESSAGE" targetId={reported} onClose={() => setReported(null)} />
      )}
    </>
  )
}
