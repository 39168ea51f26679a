import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/catalogues.json'
import messages from '@werkplatz/content/messages/admin-catalogues.json'
import { catalogueLimits as limits } from '@werkplatz/contract/catalogues/limits.ts'
import type { CatalogueEntry, CatalogueKind } from '@werkplatz/contract/catalogues/schemas.ts'
import { useState } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { CheckField } from '../../../ui/form/fields/CheckField.tsx'
import { NumberField } from '../../../ui/form/fields/NumberField.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { useEntries } from '../actions.ts'
import { catalogueQuery } from '../api.ts'

import styles from './EntryDialog.module.css'

type EntryDialogProps = { kind: CatalogueKind; entry: CatalogueEntry | null; onClose: () => void }

const empty = { name: '', description: '', short: '', field: '', durationYears: 3, professionIds: [] as string[] }

/** A new entry, or other words for one that is there. */
export function EntryDialog({ kind, entry, onClose }: EntryDialogProps) {
  const { add, change } = useEntries()
  const [form, setForm] = useState(() => (entry ? formOf(entry) : empty))
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const set = (part: Partial<typeof empty>) => setForm({ ...form, ...part })
  const problems = problemsOf(kind, form)
  const said = (name: keyof ReturnType<typeof problemsOf>) => (tried ? problems[name] : undefined)
  const save = async () => {
    setTried(true)
    if (Object.values(problems).some(Boolean)) return
    setBusy(true)
    const body = bodyOf(kind, form)
    const done = entry ? await change({ ...body, id: entry.id }) : await add(body)
    if (done) onClose()
    else setBusy(false)
  }
  return (
    <Dialog
      title={entry ? labels.editTitle : labels.add[kind]}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button kind="primary" busy={busy} onClick={() => void save()}>
            {labels.save}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={messages.sectorName.text}
          required
          value={form.name}
          onChange={(name) => set({ name })}
          error={said('name')}
          hint={entry ? labels.newNameHint : undefined}
        />
        {kind === 'sectors' && (
          <TextField
            label={messages.sectorDescription.text}
            optional
            value={form.description}
            onChange={(description) => set({ description })}
            error={said('description')}
          />
        )}
        {kind === 'professions' && (
          <>
            <TextField
              label={labels.short}
              required
              value={form.short}
              onChange={(short) => set({ short })}
              error={said('short')}
            />
            <TextField
              label={labels.field}
              required
              value={form.field}
              onChange={(field) => set({ field })}
              error={said('field')}
            />
            <NumberField
              label={labels.years}
              unit={labels.yearsUnit}
              required
              min={limits.yearsMin}
              max={limits.yearsMax}
              value={form.durationYears}
              onChange={(years) => set({ durationYears: years ?? 0 })}
              error={said('durationYears')}
            />
          </>
        )}
        {kind === 'subjects' && (
          <Professions chosen={form.professionIds} onChange={(professionIds) => set({ professionIds })} />
        )}
      </div>
    </Dialog>
  )
}

function Professions({ chosen, onChange }: { chosen: string[]; onChange: (ids: string[]) => void }) {
  const { data } = useQuery(catalogueQuery('professions'))
  return (
    <fieldset className={styles.choices}>
      <legend>{labels.professionIds}</legend>
      <p className={styles.hint}>{labels.professionHint}</p>
      {data?.map(({ id, name }) => (
        <CheckField
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
    </fieldset>
  )
}

const formOf = (entry: CatalogueEntry): typeof empty => ({
  name: entry.name,
  description: entry.description ?? '',
  short: entry.short ?? '',
  field: entry.field ?? '',
  durationYears: entry.durationYears ?? empty.durationYears,
  professionIds: entry.professionIds ?? [],
})

function bodyOf(kind: CatalogueKind, { name, description, short, field, durationYears, professionIds }: typeof empty) {
  if (kind === 'sectors') return { kind, name: name.trim(), description: description.trim() }
  if (kind === 'subjects') return { kind, name: name.trim(), professionIds }
  return { kind, name: name.trim(), short: short.trim(), field: field.trim(), durationYears }
}

function problemsOf(kind: CatalogueKind, form: typeof empty) {
  const { name, description, short, field, durationYears: years } = form
  const ofText = (text: string, longest: number, missing: string) =>
    text.trim() === '' ? missing : text.trim().length > longest ? labels.tooLong : undefined
  const isProfession = kind === 'professions'
  return {
    name: ofText(name, kind === 'sectors' ? limits.sectorName : limits.name, labels.nameRequired),
    description: description.trim().length > limits.description ? labels.tooLong : undefined,
    short: isProfession ? ofText(short, limits.short, labels.required) : undefined,
    field: isProfession ? ofText(field, limits.field, labels.required) : undefined,
    durationYears: isProfession && (years < limits.yearsMin || years > limits.yearsMax) ? labels.required : undefined,
  }
}
