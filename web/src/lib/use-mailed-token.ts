import { useEffect, useRef, useState } from 'react'

/**
 * The secret of a mailed link. Read once, then taken out of the address bar, so that it stays neither in the history nor
 * on a shared screen. undefined: not read yet (the page is printed before anybody opens it). null: there is none.
 */
export function useMailedToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const { search, pathname } = window.location
    setToken(new URLSearchParams(search).get('token'))
    if (search) window.history.replaceState(window.history.state, '', pathname)
  }, [])
  return token
}
