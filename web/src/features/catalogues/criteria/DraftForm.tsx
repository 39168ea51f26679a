import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import labels from '@werkplatz/content/labels/catalogues.json'
import messages from '@werkplatz/content/messages/admin-catalogues.json'
import type { CriteriaVersion } from '@werkplatz/contract/catalogues/criteria-schemas.ts'
import { catalogueLimits as limits } from '@werkplatz/contract/catalogues/limits.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { Segmented } from '../../../ui/segmented/Segmented.tsx'
import { useCriteria } from './actions.ts'
import { changedAt, type DraftCriterion, type DraftGroup, draftOf, newCriterion, newGroup, withoutAt } from './draft.ts'

import styles from './DraftForm.module.css'

const copy = labels.criteria
const sides = [
  { value: 'CONTACT', label: copy.contact },
  { value: 'APPRENTICE', label: copy.apprentice },
] as const

type DraftFormProps = { version: CriteriaVersion; onDone: () => void }

/** The whole draft at once; saving keeps which criterion came from where. */
export function DraftForm({ version, onDone }: DraftFormProps) {
  const { edit } = useCriteria()
  const [groups, setGroups] = useState(() => draftOf(version))
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const isWrong = groups.length === 0 || groups.some(isWrongGroup)
  const save = async () => {
    setTried(true)
    if (isWrong) return
    setBusy(true)
    const written = groups.map(({ name, forApprentice, criteria }) => ({
      name: name.trim(),
      forApprentice,
      criteria: criteria.map((one) => ({
        name: one.name.trim(),
        description: one.description.trim(),
        sameAs: one.sameAs,
      })),
    }))
    if (await edit({ version: version.version, groups: written })) onDone()
    else setBusy(false)
  }
  return (
    <div className={styles.form}>
      {groups.map((group, i) => (
        <GroupCard
          key={group.key}
          group={group}
          number={i + 1}
          tried={tried}
          onChange={(changed) => setGroups(changedAt(groups, i, changed))}
          onRemove={() => setGroups(withoutAt(groups, i))}
        />
      ))}
      <div className={styles.buttons}>
        {groups.length < limits.groups && (
          <Button icon={<IconPlus stroke={1.75} aria-hidden />} onClick={() => setGroups([...groups, newGroup()])}>
            {copy.addGroup}
          </Button>
        )}
        <Button onClick={onDone}>{labels.cancel}</Button>
        <Button kind="primary" busy={busy} onClick={() => void save()}>
          {labels.save}
        </Button>
      </div>
    </div>
  )
}

const problemOf = (text: string, longest: number, isNeeded: boolean) => {
  if (isNeeded && text.trim() === '') return labels.required
  return text.trim().length > longest ? labels.tooLong : undefined
}
const isWrongCriterion = ({ name, description }: DraftCriterion) =>
  Boolean(problemOf(name, limits.criterionName, true) ?? problemOf(description, limits.criterionText, false))
const isWrongGroup = ({ name, criteria }: DraftGroup) =>
  Boolean(problemOf(name, limits.criterionName, true)) || criteria.length === 0 || criteria.some(isWrongCriterion)

type GroupCardProps = {
  group: DraftGroup
  number: number
  tried: boolean
  onChange: (group: DraftGroup) => void
  onRemove: () => void
}

function GroupCard({ group, number, tried, onChange, onRemove }: GroupCardProps) {
  const { name, forApprentice, criteria } = group
  const setCriteria = (next: DraftCriterion[]) => onChange({ ...group, criteria: next })
  const called = name.trim() || copy.unnamed
  return (
    <Card
      as="section"
      title={fillIn(copy.group, { n: number })}
      actions={
        <IconButton
          label={fillIn(copy.removeGroup, { name: called })}
          icon={<IconTrash stroke={1.75} aria-hidden />}
          onClick={onRemove}
        />
      }
    >
      <div className={styles.fields}>
        <TextField
          label={copy.groupName}
          required
          value={name}
          onChange={(next) => onChange({ ...group, name: next })}
          error={tried ? problemOf(name, limits.criterionName, true) : undefined}
        />
        <Segmented
          label={copy.forWhom}
          value={forApprentice ? 'APPRENTICE' : 'CONTACT'}
          onChange={(side) => onChange({ ...group, forApprentice: side === 'APPRENTICE' })}
          options={sides}
        />
        {criteria.map((criterion, i) => (
          <fieldset key={criterion.key} className={styles.criterion}>
            <legend className="sr-only">{criterion.name || copy.unnamed}</legend>
            <TextField
              label={copy.criterion}
              required
              value={criterion.name}
              onChange={(next) => setCriteria(changedAt(criteria, i, { ...criterion, name: next }))}
              error={tried ? problemOf(criterion.name, limits.criterionName, true) : undefined}
            />
            <TextArea
              label={copy.description}
              rows={2}
              maxLength={limits.criterionText}
              countFrom={limits.criterionText - 50}
              value={criterion.description}
              onChange={(next) => setCriteria(changedAt(criteria, i, { ...criterion, description: next }))}
              error={tried ? problemOf(criterion.description, limits.criterionText, false) : undefined}
            />
            <IconButton
              label={fillIn(copy.removeCriterion, { name: criterion.name || copy.unnamed })}
              icon={<IconTrash stroke={1.75} aria-hidden />}
              onClick={() => setCriteria(withoutAt(criteria, i))}
            />
          </fieldset>
        ))}
        {tried && criteria.length === 0 && <p role="alert">{messages.criteriaTypeEmpty.text}</p>}
        {criteria.length < limits.criteria && (
          <div>
            <Button
              size="small"
              icon={<IconPlus stroke={1.75} aria-hidden />}
              onClick={() => setCriteria([...criteria, newCriterion()])}
            >
              {copy.addCriterion}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
