import labels from '@werkplatz/content/labels/admin.json'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { TextField } from '../../../ui/form/fields/TextField.tsx'

interface AddressFixProps {
  line: number
  email: string
  onFixed: (email: string) => void
}

/** Judged when somebody is done with it: half an address can be a good one, and the field would go from under the hands. */
export function AddressFix({ line, email, onFixed }: AddressFixProps) {
  const [text, setText] = useState(email)
  const judge = () => text.trim() !== email && onFixed(text.trim())
  return (
    <TextField
      label={<span className="sr-only">{fillIn(labels.invitations.fixAddress, { n: line })}</span>}
      inputMode="email"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={setText}
      onBlur={judge}
      onKeyDown={(event) => {
        if (event.key === 'Enter') judge()
      }}
    />
  )
}
