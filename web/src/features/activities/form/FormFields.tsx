import labels from '@werkplatz/content/labels/activities.json'
import messages from '@werkplatz/content/messages/activities.json'
import { activityLimits as limits } from '@werkplatz/contract/activities/limits.ts'
import type { WorkSector } from '@werkplatz/contract/activities/schemas.ts'

import { DateField } from '../../../ui/form/date/DateField.tsx'
import { CheckField } from '../../../ui/form/fields/CheckField.tsx'
import { ChoiceCards } from '../../../ui/form/fields/ChoiceCards.tsx'
import { NumberField } from '../../../ui/form/fields/NumberField.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { FormCell, FormSection } from '../../../ui/form/frame/FormSection.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { PlaceFields } from '../../shared/PlaceFields.tsx'
import { WorkloadField } from '../../shared/WorkloadField.tsx'
import { dateOrderError } from './form-errors.ts'
import type { FormState } from './use-form-state.ts'

import styles from './ActivityFormPage.module.css'

type Part = { state: FormState }

export function SubjectSection({ state: { bind } }: Part) {
  return (
    <FormSection title={labels.subjectSection} text={labels.subjectText}>
      <ChoiceCards
        {...bind('kind')}
        required
        choices={[
          { value: 'PROJECT', label: labels.project, subtitle: labels.projectText },
          { value: 'TASK', label: labels.task, subtitle: labels.taskText },
        ]}
      />
      <TextField {...bind('title')} required counted />
      <TextArea {...bind('description')} required rows={6} countFrom={limits.description - 500} />
    </FormSection>
  )
}

export function TimeSection({ state: { values, bind } }: Part) {
  const isProject = values.kind === 'PROJECT'
  const { value: isJoinableAnytime, ...joinableField } = bind('isJoinableAnytime')
  const end = bind('dateEnd')
  return (
    <FormSection title={labels.timeSection} text={isProject ? labels.projectTimeText : labels.taskTimeText}>
      {isProject && (
        <>
          <FormCell span={2}>
            <DateField {...bind('dateStart')} required />
          </FormCell>
          <FormCell span={2}>
            <DateField
              {...end}
              required
              min={values.dateStart || undefined}
              error={end.error ?? dateOrderError(values)}
            />
          </FormCell>
        </>
      )}
      <FormCell span={2}>
        <NumberField
          {...bind('duration')}
          optional={!isProject}
          min={0}
          unit={values.duration === 1 ? labels.day : labels.days}
        />
      </FormCell>
      <FormCell span={2}>
        <NumberField {...bind('slots')} required min={0} hint={labels.slotsHint} />
      </FormCell>
      <FormCell span={2}>
        <WorkloadField {...bind('workload')} />
      </FormCell>
      {isProject && (
        <CheckField
          variant="switch"
          {...joinableField}
          checked={isJoinableAnytime}
          subtitle={labels.isJoinableAnytimeText}
        />
      )}
    </FormSection>
  )
}

export type PlaceSectionProps = Part & { sectors: readonly WorkSector[]; isPrefilled: boolean }

export function PlaceSection({ state: { values, bind }, sectors, isPrefilled }: PlaceSectionProps) {
  const isFilled = Boolean(values.location || values.department || values.workSectorId)
  return (
    <FormSection title={labels.placeSection} text={isPrefilled && isFilled ? labels.prefilled : undefined}>
      <PlaceFields
        workSector={bind('workSectorId')}
        department={bind('department')}
        location={bind('location')}
        sectors={sectors}
      />
    </FormSection>
  )
}

export type AudienceSectionProps = Part & { isWidening: boolean }

export function AudienceSection({ state: { bind }, isWidening }: AudienceSectionProps) {
  const { value: isPublic, ...publicField } = bind('isPublic')
  const { value: isPriority, ...priorityField } = bind('isPriority')
  return (
    <FormSection title={labels.visibilitySection}>
      <div>
        <div className={styles.option}>
          <CheckField variant="switch" {...publicField} checked={isPublic} subtitle={labels.isPublicText} />
          {isWidening && (
            <div className={styles.warning}>
              <Note kind="warning">{messages.widenNeedsReview.text}</Note>
            </div>
          )}
        </div>
        <div className={styles.option}>
          <CheckField variant="switch" {...priorityField} checked={isPriority} subtitle={labels.isPriorityText} />
        </div>
      </div>
    </FormSection>
  )
}
