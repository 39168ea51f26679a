import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import labels from '@werkplatz/content/labels/assignments.json'
import messages from '@werkplatz/content/messages/assignments.json'
import type { WorkSector } from '@werkplatz/contract/activities/schemas.ts'
import { assignmentFieldLabels } from '@werkplatz/contract/assignments/labels.ts'
import { assignmentLimits as limits } from '@werkplatz/contract/assignments/limits.ts'

import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { DateField } from '../../../ui/form/date/DateField.tsx'
import { SuggestField } from '../../../ui/form/fields/SuggestField.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { FormCell, FormSection } from '../../../ui/form/frame/FormSection.tsx'
import type { FormDraft } from '../../../ui/form/frame/use-form-draft.ts'
import { Note } from '../../../ui/note/Note.tsx'
import { PlaceFields } from '../../shared/PlaceFields.tsx'
import { WorkloadField } from '../../shared/WorkloadField.tsx'
import { useActivityHits, usePeopleHits } from '../api.ts'
import { dateOrderError, type FormValues } from './form-values.ts'
import { OverlapNote } from './OverlapNote.tsx'
import { useActivityFacts } from './use-activity-facts.ts'

export type AssignmentFieldsProps = {
  state: FormDraft<FormValues>
  sectors: readonly WorkSector[]
  /** Who accompanies what is in force is not for the apprentice to change. */
  isContactFrozen: boolean
  /** What it must not be compared with. */
  assignmentId: string | null
  /** Only the apprentice knows what else is planned. */
  isOwn: boolean
}

export function AssignmentFields(props: AssignmentFieldsProps) {
  const { state, sectors, isContactFrozen, assignmentId, isOwn } = props
  const { values, bind } = state
  const { choose, isFilled } = useActivityFacts(state)
  const end = bind('dateEnd')
  return (
    <>
      <FormSection title={labels.subjectSection} text={labels.subjectText}>
        <TextField {...bind('title')} required counted />
        <TextArea {...bind('description')} required rows={6} countFrom={limits.description - 500} />
      </FormSection>
      <FormSection title={labels.timeSection}>
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
        <FormCell span={2}>
          <WorkloadField {...bind('workload')} />
        </FormCell>
        {isOwn && (
          <FormCell span={6}>
            <OverlapNote assignmentId={assignmentId} values={values} />
          </FormCell>
        )}
      </FormSection>
      <FormSection title={labels.placeSection}>
        <PlaceFields
          workSector={bind('workSectorId')}
          department={bind('department')}
          location={bind('location')}
          sectors={sectors}
        />
      </FormSection>
      <FormSection title={assignmentFieldLabels.contact} text={labels.contactText}>
        <SuggestField
          {...bind('contact')}
          required
          disabled={isContactFrozen}
          icon={<IconUserCheck size={20} stroke={1.75} aria-hidden />}
          placeholder={labels.searchName}
          useOptions={usePeopleHits}
          optionIcon={({ id, text, image }) => <Avatar name={text} src={image} size={32} colorKey={id} />}
          hint={isContactFrozen ? messages.contactFrozen.text : contactHint(values)}
        />
        {!values.contact.id && values.contact.text.trim() && (
          <TextField
            {...bind('contactEmail')}
            type="email"
            autoComplete="off"
            optional
            disabled={isContactFrozen}
            hint={messages.contactEmailHint.text}
          />
        )}
      </FormSection>
      <FormSection title={labels.linkedActivity} text={labels.linkedActivityText}>
        <SuggestField
          {...bind('activity')}
          optional
          placeholder={labels.searchTitle}
          useOptions={useActivityHits}
          onChange={(activity) => void choose(activity)}
        />
        <div aria-live="polite">{isFilled && <Note kind="success">{messages.activityPrefilled.text}</Note>}</div>
      </FormSection>
    </>
  )
}

function contactHint({ contact }: FormValues) {
  if (contact.id) return undefined
  return contact.text.trim() ? messages.contactMissing.text : labels.chooseFromList
}
