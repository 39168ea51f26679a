import type { ReactNode } from 'react'

import { Note } from './Note.tsx'

export type Conflict = { title: string; detail: string }

/** Somebody was faster, or something stands in the way: said where it happened, and what can be done now. */
export function ConflictNote({ conflict, children }: { conflict: Conflict; children?: ReactNode }) {
  return (
    <div role="alert">
      <Note kind="error">
        <b>{conflict.title}</b>
        <p>{conflict.detail}</p>
        {children}
      </Note>
    </div>
  )
}
