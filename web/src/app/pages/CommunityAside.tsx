import { useUser } from '../../api/session/session.ts'
import { ChatPanel } from '../../features/chats/components/ChatPanel.tsx'
import { useReport } from './use-report.tsx'

/** Beside every page of the community: the chats. */
export function CommunityAside() {
  const userId = useUser()?.id
  const [report, dialog] = useReport()
  if (!userId) return null
  return (
    <>
      <ChatPanel userId={userId} onReport={(id) => report('CHAT_MESSAGE', id)} />
      {dialog}
    </>
  )
}
