import labels from '@werkplatz/content/labels/activities.json'
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
    <FormSection title={labels.subjectSection} text={labels.subjectText}>
      <ChoiceCards
        label={labels.kind}
        required
        value={values.kind}
        onChange={(kind) => change({ kind })}
        choices={[
          { value: 'PROJECT', label: labels.project, line: labels.projectText },
          { value: 'TASK', label: labels.task, line: labels.taskText },
        ]}
      />
      <TextField
        label={labels.title}
        required
        name="title"
        value={values.title}
        onChange={(title) => change({ title })}
        maxLength={limits.title}
        counted
        error={errors.title}
      />
      <TextArea
        label={labels.description}
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
    <FormSection title={labels.timeSection} text={isProject ? labels.projectTimeText : labels.taskTimeText}>
      {isProject && (
        <>
          <FormCell span={2}>
            <TextField
              label={labels.dateStart}
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
              label={labels.dateEnd}
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
          label={labels.duration}
          optional={!isProject}
          name="duration"
          value={values.duration}
          onChange={(duration) => change({ duration })}
          min={0}
          unit={values.duration === 1 ? labels.day : labels.days}
          error={errors.duration}
        />
      </FormCell>
      <FormCell span={2}>
        <NumberField
          label={labels.slots}
          required
          name="slots"
          value={values.slots}
          onChange={(slots) => change({ slots })}
          min={0}
          hint={labels.slotsHint}
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
    <FormSection title={labels.placeSection} text={isPrefilled ? labels.prefilled : undefined}>
      <PlaceFields {...{ values, change, errors, sectors, limits }} placeLabel={labels.location} />
    </FormSection>
  )
}

export type AudienceSectionProps = Part & { isWidening: boolean }

export function AudienceSection({ state: { values, change }, isWidening }: AudienceSectionProps) {
  return (
    <FormSection title={labels.visibilitySection}>
      <div>
        <div className={styles.option}>
          <CheckField
            look="switch"
            label={labels.isPublic}
            line={labels.isPublicText}
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
            label={labels.isPriority}
            line={labels.isPriorityText}
            checked={values.isPriority}
            onChange={(isPriority) => change({ isPriority })}
          />
        </div>
      </div>
    </FormSection>
  )
}
