import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/chat.json'
import { useEffect } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { unreadChatsQuery } from '../api.ts'

const NUMBERED = /^\(\d+\+?\) /

/** The number in the tab's title. Pages set their own title: whenever one does, the number is put before it again. */
export function UnreadTitle() {
  const { data } = useQuery(unreadChatsQuery)
  const count = data ? data.unread + data.requests : 0
  useEffect(() => {
    const write = () => {
      const title = document.title.replace(NUMBERED, '')
      const wanted = count > 0 ? fillIn(messages.unreadTitle.text, { count, title }) : title
      if (document.title !== wanted) document.title = wanted
    }
    write()
    const watcher = new MutationObserver(write)
    watcher.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      watcher.disconnect()
      document.title = document.title.replace(NUMBERED, '')
    }
  }, [count])
  return null
}
