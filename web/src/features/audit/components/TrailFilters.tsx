import labels from '@werkplatz/content/labels/audit.json'
import messages from '@werkplatz/content/messages/admin-audit.json'

import { useUser } from '../../../api/session/session.ts'
import { DateField } from '../../../ui/form/date/DateField.tsx'
import { SelectField } from '../../../ui/form/fields/SelectField.tsx'
import { type Suggested, SuggestField } from '../../../ui/form/fields/SuggestField.tsx'
import { useCompanyHits, useManagedPeopleHits } from '../../shared/admin/admin-hits.ts'

import styles from './TrailFilters.module.css'

export type Filters = {
  actor: Suggested
  target: Suggested
  company: Suggested
  action: string | null
  from: string
  to: string
}

const nobody: Suggested = { id: null, text: '' }
export const noFilters: Filters = { actor: nobody, target: nobody, company: nobody, action: null, from: '', to: '' }

const actions = Object.entries(labels.actions)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'de-CH'))

type TrailFiltersProps = {
  value: Filters
  onChange: (filters: Filters) => void
  /** Of whom the address named only the number. */
  targetName: string | undefined
}

export function TrailFilters({ value, onChange, targetName }: TrailFiltersProps) {
  const isPlatform = useUser()?.can['admin.listCompanies'] ?? false
  const change = (part: Partial<Filters>) => onChange({ ...value, ...part })
  return (
    <div className={styles.filters}>
      <SuggestField
        label={messages.filterActor.text}
        value={value.actor}
        onChange={(actor) => change({ actor })}
        useOptions={useManagedPeopleHits}
      />
      <SuggestField
        label={labels.about}
        value={value.target.id && !value.target.text ? { ...value.target, text: targetName ?? '' } : value.target}
        onChange={(target) => change({ target })}
        useOptions={useManagedPeopleHits}
      />
      <SelectField
        label={messages.filterAction.text}
        placeholder={labels.allActions}
        clearable
        value={value.action}
        onChange={(action) => change({ action })}
        options={actions}
      />
      {isPlatform && (
        <SuggestField
          label={labels.columnCompany}
          value={value.company}
          onChange={(company) => change({ company })}
          useOptions={useCompanyHits}
        />
      )}
      <DateField label={messages.filterFrom.text} value={value.from} onChange={(from) => change({ from })} />
      <DateField label={messages.filterTo.text} value={value.to} onChange={(to) => change({ to })} />
    </div>
  )
}
