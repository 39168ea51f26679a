import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/admin-people.json'
import type { ThingsToHandOver } from '@werkplatz/contract/people/admin-schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { SelectField } from '../../../ui/form/fields/SelectField.tsx'

const copy = labels.people

export type ReceiverFieldProps = {
  left: ThingsToHandOver
  value: string | null
  onChange: (userId: string | null) => void
  /** Missing, and asked for already. */
  isMissing: boolean
}

/** Who takes over what a person leaves behind. */
export function ReceiverField({ left, value, onChange, isMissing }: ReceiverFieldProps) {
  return (
    <SelectField
      label={copy.receiver}
      required
      hint={left.apprentices.length ? copy.receiverHintTrainer : copy.receiverHint}
      error={isMissing ? messages.handOverRequired.text : undefined}
      value={value}
      onChange={onChange}
      options={left.receivers.map((one) => ({
        value: one.userId,
        label: one.name,
        subtitle: fillIn(copy.receiverLine, { count: one.supervised }),
      }))}
    />
  )
}
