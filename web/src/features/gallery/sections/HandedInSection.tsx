import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import applications from '@werkplatz/content/messages/applications.json'
import { useState } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { SuggestField, type Suggested } from '../../../ui/form/fields/SuggestField.tsx'
import type { Suggestions } from '../../../ui/form/fields/use-suggestions.ts'
import { ConflictNote } from '../../../ui/note/ConflictNote.tsx'
import { type Step, Steps, type StepState } from '../../../ui/steps/Steps.tsx'
import { AnswerNote } from '../../shared/AnswerNote.tsx'
import { DecisionForm } from '../../shared/DecisionForm.tsx'
import { PersonBanner } from '../../shared/PersonBanner.tsx'
import { GallerySection } from '../GallerySection.tsx'

import styles from '../Gallery.module.css'

const PEOPLE = ['Daniela Graf', 'Daniel Frei', 'Reto Zumstein'].map((text) => ({
  id: text,
  text,
  subtitle: 'Handelswerk AG',
}))
const usePeople = (text: string): Suggestions => ({
  options: PEOPLE.filter((person) => person.text.toLowerCase().includes(text.toLowerCase())),
  state: 'ready',
})

const STATES: [StepState, string][] = [
  ['done', 'Gelesen'],
  ['now', 'Antwort'],
  ['late', 'Antwort'],
  ['refused', 'Abgesagt'],
  ['open', 'Noch nicht gelesen'],
]
const STEPS: Step[] = [
  { id: 'sent', icon: IconSend, state: 'done', title: 'Abgeschickt', subtitle: '15.11.2026 06:31' },
  ...STATES.map(([state, title]) => ({
    id: state,
    icon: state === 'open' ? IconEye : IconHourglass,
    state,
    title,
    subtitle: state === 'open' ? undefined : 'Antwort bis 27.11.2026',
  })),
]

/** What somebody hands in and somebody else answers. */
export function HandedInSection() {
  const [contact, setContact] = useState<Suggested>({ id: null, text: '' })
  return (
    <GallerySection title="Eingereicht und beantwortet" wide>
      <PersonBanner
        name="Noah Keller"
        slogan="«Erst verstehen, dann bauen.»"
        image={null}
        banner={null}
        colorKey="noah"
        actions={<Button>Nachricht</Button>}
      />
      <div className={styles.two}>
        <Steps label="Stand" steps={STEPS} />
        <DecisionForm
          about="gallery"
          choices={[
            { value: 'APPROVED', label: 'Zusagen' },
            { value: 'REJECTED', label: 'Absagen' },
          ]}
          messageLabel="Nachricht an Noah"
          maxLength={2000}
          incomplete={applications.decisionRequired}
          onSend={() => Promise.resolve(true)}
        />
      </div>
      <AnswerNote isYes label="Zugesagt" by="Sandra Aebischer" date="2026-11-15T06:00:00Z" message="Willkommen." />
      <ConflictNote conflict={{ title: 'Kein Platz mehr', detail: 'Der letzte Platz ist soeben vergeben worden.' }} />
      <SuggestField label="Kontaktperson" value={contact} onChange={setContact} useOptions={usePeople} />
    </GallerySection>
  )
}
