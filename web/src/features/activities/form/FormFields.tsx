import messages from '@werkplatz/content/messages/activities.json'
import type { WorkSector } from '@werkplatz/contract/activities/schemas.ts'

import { CheckField } from '../../../ui/form/fields/CheckField.tsx'
import { ChoiceCards } from '../../../ui/form/fields/ChoiceCards.tsx'
import { NumberField } from '../../../ui/form/fields/NumberField.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { FormCell, FormSection } from '../../../ui/form/frame/FormSection.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { PlaceFields } from '../../shared/PlaceFields.tsx'
import { WorkloadField } from '../../shared/WorkloadField.tsx'
import { limits } from '../limits.ts'
import type { FormState } from './use-form-state.ts'

import styles from './ActivityFormPage.module.css'

type Part = { state: FormState }

export function SubjectSection({ state: { values, change, errors } }: Part) {
  return (
    <FormSection title="Worum es geht" text="Ein klarer Titel bringt mehr Bewerbungen als ein lustiger.">
      <ChoiceCards
        label="Art"
        required
        value={values.kind}
        onChange={(kind) => change({ kind })}
        choices={[
          { value: 'PROJECT', label: 'Projekt', line: 'Einmalig, mit Start und Ende' },
          { value: 'TASK', label: 'Aufgabe', line: 'Laufend, ohne fixe Dauer' },
        ]}
      />
      <TextField
        label="Titel"
        required
        name="title"
        value={values.title}
        onChange={(title) => change({ title })}
        maxLength={limits.title}
        counted
        error={errors.title}
      />
      <TextArea
        label="Beschreibung"
        required
        name="description"
        rows={6}
        value={values.description}
        onChange={(description) => change({ description })}
        maxLength={limits.description}
        countFrom={limits.description - 500}
        error={errors.description}
      />
    </FormSection>
  )
}

export function TimeSection({ state: { values, change, errors } }: Part) {
  const isProject = values.kind === 'PROJECT'
  return (
    <FormSection
      title="Zeit und Plätze"
      text={isProject ? 'Die Dauer rechnen wir aus den Daten.' : 'Eine Aufgabe hat kein festes Datum.'}
    >
      {isProject && (
        <>
          <FormCell span={2}>
            <TextField
              label="Start"
              required
              type="date"
              name="dateStart"
              value={values.dateStart}
              onChange={(dateStart) => change({ dateStart })}
              error={errors.dateStart}
            />
          </FormCell>
          <FormCell span={2}>
            <TextField
              label="Ende"
              required
              type="date"
              name="dateEnd"
              min={values.dateStart || undefined}
              value={values.dateEnd}
              onChange={(dateEnd) => change({ dateEnd })}
              error={errors.dateEnd}
            />
          </FormCell>
        </>
      )}
      <FormCell span={2}>
        <NumberField
          label="Dauer"
          optional={!isProject}
          name="duration"
          value={values.duration}
          onChange={(duration) => change({ duration })}
          min={0}
          unit={values.duration === 1 ? 'Tag' : 'Tage'}
          error={errors.duration}
        />
      </FormCell>
      <FormCell span={2}>
        <NumberField
          label="Anzahl Stellen"
          required
          name="slots"
          value={values.slots}
          onChange={(slots) => change({ slots })}
          min={0}
          hint="0 heisst unbegrenzt"
          error={errors.slots}
        />
      </FormCell>
      <FormCell span={2}>
        <WorkloadField value={values.workload} onChange={(workload) => change({ workload })} error={errors.workload} />
      </FormCell>
    </FormSection>
  )
}

export type PlaceSectionProps = Part & { sectors: readonly WorkSector[]; isPrefilled: boolean }

export function PlaceSection({ state: { values, change, errors }, sectors, isPrefilled }: PlaceSectionProps) {
  return (
    <FormSection
      title="Ort und Team"
      text={isPrefilled ? 'Vorausgefüllt aus deiner letzten Ausschreibung.' : undefined}
    >
      <PlaceFields {...{ values, change, errors, sectors, limits }} placeLabel="Ort" />
    </FormSection>
  )
}

export type AudienceSectionProps = Part & { isWidening: boolean }

export function AudienceSection({ state: { values, change }, isWidening }: AudienceSectionProps) {
  return (
    <FormSection title="Sichtbarkeit">
      <div>
        <div className={styles.option}>
          <CheckField
            look="switch"
            label="Auch für andere Betriebe sichtbar"
            line="Ohne diese Option sehen nur Leute deines Betriebs die Aktivität."
            checked={values.isPublic}
            onChange={(isPublic) => change({ isPublic })}
          />
          {isWidening && (
            <div className={styles.warning}>
              <Note kind="warning">{messages.widenNeedsReview.text}</Note>
            </div>
          )}
        </div>
        <div className={styles.option}>
          <CheckField
            look="switch"
            label="Priorität"
            line="Für Aktivitäten, die bald besetzt sein müssen."
            checked={values.isPriority}
            onChange={(isPriority) => change({ isPriority })}
          />
        </div>
      </div>
    </FormSection>
  )
}
