import { useMemo, useState } from 'react'

import { draftStore } from './draft-store.ts'

/** A small input that outlives a lost session: kept with every change until it is sent. For forms use `useFormDraft`. */
export function useKept<Value>(owner: string, name: string, first: Value) {
  const store = useMemo(() => draftStore<Value>(owner, name), [owner, name])
  const [value, setValue] = useState<Value>(() => store.read() ?? first)
  return {
    value,
    change: (next: Value) => {
      setValue(next)
      store.write(next)
    },
    /** Sent, or given up. */
    forget: () => store.clear(),
  }
}

/** Whether somebody was interrupted here: what they had open opens again. */
export const isKept = (owner: string | undefined, name: string) =>
  owner !== undefined && draftStore(owner, name).read() !== null
