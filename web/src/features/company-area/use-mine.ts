import { useState } from 'react'

const key = 'werkplatz.company.mine'

const kept = () => {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

/** «Nur meine Lernenden»: one switch for all views, remembered until it is turned back. */
export function useMine() {
  const [mine, setMine] = useState(kept)
  const change = (next: boolean) => {
    setMine(next)
    try {
      localStorage.setItem(key, String(next))
    } catch {
      // A full or closed store only costs the memory of the choice.
    }
  }
  return [mine, change] as const
}
