// Which chat is open stands in the address, so that going back, reloading and a link in a mail lead to it.
import { type About, aboutTypes } from '@werkplatz/contract/chats/about.ts'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/** chats: the list, the requests, a new one. at: the number of a message to begin at. */
interface Place {
  chatId?: string
  chats?: 'list' | 'requests' | 'new'
  at?: string
}

const names = ['chatId', 'chatWithUser', 'about', 'aboutId', 'chats', 'at'] as const

function aboutIn(params: URLSearchParams): About | undefined {
  const type = aboutTypes.find((one) => one === params.get('about'))
  const id = params.get('aboutId')
  return type && id ? { type, id } : undefined
}

export type Places = ReturnType<typeof usePlaces>

export function usePlaces() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return useMemo(() => {
    /** The page beside the chat stays as it is. */
    const to = (place: Place) => {
      const next = new URLSearchParams(params)
      for (const name of names) next.delete(name)
      for (const [name, value] of Object.entries(place)) next.set(name, value)
      return `?${next.toString()}`
    }
    return {
      chatId: params.get('chatId'),
      withUser: params.get('chatWithUser'),
      about: aboutIn(params),
      chats: params.get('chats'),
      /** Anything of the chats but their list beside a page. */
      isOpen: names.some((name) => params.has(name)),
      at: Number(params.get('at')) || null,
      to,
      go: (place: Place, how: 'add' | 'replace' = 'add') =>
        void navigate(to(place), { replace: how === 'replace', preventScrollReset: true }),
    }
  }, [params, navigate])
}
