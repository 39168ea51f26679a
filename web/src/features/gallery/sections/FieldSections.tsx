import { useState } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { DateField } from '../../../ui/form/date/DateField.tsx'
import { CheckField } from '../../../ui/form/fields/CheckField.tsx'
import { ChoiceCards } from '../../../ui/form/fields/ChoiceCards.tsx'
import { NumberField } from '../../../ui/form/fields/NumberField.tsx'
import { PasswordField } from '../../../ui/form/fields/PasswordField.tsx'
import { SelectField } from '../../../ui/form/fields/SelectField.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { ActionBar } from '../../../ui/form/frame/ActionBar.tsx'
import { FormCell, FormSection } from '../../../ui/form/frame/FormSection.tsx'
import { GallerySection } from '../GallerySection.tsx'

import styles from '../Gallery.module.css'

const SECTORS = [
  'Applikationsentwicklung',
  'Data & Analytics',
  'Digital Lab',
  'Netzwerk und Systeme',
  'Visual Design',
].map((label) => ({ value: label, label }))

export function FieldSection() {
  const [title, setTitle] = useState('Kassendaten auswerten')
  const [team, setTeam] = useState('')
  const [workload, setWorkload] = useState<number | null>(120)
  const [password, setPassword] = useState('streng geheim')
  const [sector, setSector] = useState<string | null>('Digital Lab')
  const [text, setText] = useState('Du arbeitest im Team mit.')
  return (
    <GallerySection title="Felder">
      <div className={styles.two}>
        <TextField label="Titel" required value={title} onChange={setTitle} maxLength={80} counted />
        <TextField label="Team" optional placeholder="Team eingeben" value={team} onChange={setTeam} />
        <NumberField
          label="Pensum"
          required
          value={workload}
          onChange={setWorkload}
          min={0}
          max={100}
          step={10}
          unit="%"
          error={workload !== null && workload > 100 ? 'Höchstens 100 %' : undefined}
        />
        <TextField label="Dauer" value="20" onChange={() => undefined} unit="Tage" readOnly />
        <PasswordField
          label="Passwort"
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          hint="Mindestens 8 Zeichen"
        />
        <SelectField label="Bereich" value={sector} onChange={setSector} options={SECTORS} clearable />
        <DateField label="Start" value="2024-12-02" onChange={() => undefined} />
        <TextField label="Gesperrt" value="Nicht änderbar" onChange={() => undefined} disabled />
      </div>
      <div className={styles.gapAbove}>
        <TextArea label="Beschreibung" value={text} onChange={setText} maxLength={4096} hint="Zwei Sätze genügen." />
      </div>
    </GallerySection>
  )
}

export function ChoiceSection() {
  const [picked, setPicked] = useState(true)
  const [open, setOpen] = useState(true)
  const [verdict, setVerdict] = useState<'yes' | 'no' | null>('yes')
  const [kind, setKind] = useState<'project' | 'task' | null>('project')
  const [none, setNone] = useState<'yes' | 'no' | null>(null)
  return (
    <GallerySection title="Auswahl">
      <div className={styles.row}>
        <CheckField label="Ausgewählt" checked={picked} onChange={setPicked} />
        <CheckField label="Leer" checked={!picked} onChange={() => setPicked(!picked)} />
        <CheckField label="Gesperrt" checked disabled onChange={() => undefined} />
        <CheckField variant="switch" label="Öffentlich" checked={open} onChange={setOpen} />
        <CheckField
          variant="switch"
          label="Priorität"
          subtitle="Erscheint zuoberst"
          checked={!open}
          onChange={() => setOpen(!open)}
        />
      </div>
      <div className={styles.stack}>
        <ChoiceCards
          label="Entscheid"
          required
          value={verdict}
          onChange={setVerdict}
          choices={[
            { value: 'yes', label: 'Zusagen', tone: 'yes' },
            { value: 'no', label: 'Absagen', tone: 'no' },
          ]}
        />
        <ChoiceCards
          label="Art"
          value={kind}
          onChange={setKind}
          choices={[
            { value: 'project', label: 'Projekt', subtitle: 'Einmalig, mit Start und Ende' },
            { value: 'task', label: 'Aufgabe', subtitle: 'Laufend, ohne festes Ende' },
          ]}
        />
        <ChoiceCards
          label="Ohne Antwort"
          required
          value={none}
          onChange={setNone}
          error={none ? undefined : 'Wähle eine Antwort'}
          choices={[
            { value: 'yes', label: 'Genehmigen', tone: 'yes' },
            { value: 'no', label: 'Ablehnen', tone: 'no' },
          ]}
        />
      </div>
    </GallerySection>
  )
}

export function FormLayoutSection() {
  const [title, setTitle] = useState('')
  const [slots, setSlots] = useState<number | null>(4)
  const [touched, setTouched] = useState(false)
  return (
    <GallerySection title="Formular" wide>
      <FormSection title="Worum es geht" text="Ein klarer Titel hilft Lernenden, sich zu entscheiden.">
        <TextField
          label="Titel"
          required
          value={title}
          onChange={setTitle}
          onBlur={() => setTouched(true)}
          error={touched && !title ? 'Der Titel fehlt' : undefined}
          hint="Höchstens 80 Zeichen"
        />
        <FormCell span={3}>
          <NumberField label="Plätze" value={slots} onChange={setSlots} min={0} />
        </FormCell>
        <FormCell span={3}>
          <NumberField label="Reserviert" optional value={null} onChange={() => undefined} min={0} />
        </FormCell>
      </FormSection>
      <FormSection title="Zeit">
        <DateField label="Start" value="" onChange={() => undefined} />
      </FormSection>
      <ActionBar
        start={<Button kind="ghost">Schliessen</Button>}
        end={
          <>
            <Button>Als Entwurf speichern</Button>
            <Button kind="primary">Einreichen</Button>
          </>
        }
      />
    </GallerySection>
  )
}
