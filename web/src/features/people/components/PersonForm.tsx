import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/admin-people.json'
import admin from '@werkplatz/content/messages/admin.json'
import type { ManagedPerson } from '@werkplatz/contract/people/admin-schemas.ts'
import { roleLabels, type Role } from '@werkplatz/contract/rules/roles.ts'
import { type FormEvent, useState } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { DateField } from '../../../ui/form/date/DateField.tsx'
import { CheckField } from '../../../ui/form/fields/CheckField.tsx'
import { SelectField } from '../../../ui/form/fields/SelectField.tsx'
import { usePeople } from '../admin-actions.ts'
import { trainersQuery } from '../admin-api.ts'
import { professionsQuery } from '../api.ts'

import styles from './PersonForm.module.css'

const copy = labels.people
/** In the order in which they are given; those of the platform last. */
const shownRoles: Role[] = [
  'APPRENTICE',
  'USER',
  'VOCATIONAL_TRAINER',
  'EDUCATION_OFFICER',
  'ASSOCIATION',
  'ADMIN',
  'OWNER',
]
const ofPlatform: Role[] = ['ASSOCIATION', 'OWNER']

/** Roles, and of apprentices what their training needs. A role one may not give stays in view, with the reason. */
export function PersonForm({ person, name }: { person: ManagedPerson; name: string }) {
  const { change } = usePeople()
  const [roles, setRoles] = useState<readonly Role[]>(person.roles)
  const [supervisorId, setSupervisor] = useState(person.supervisor?.userId ?? null)
  const [professionId, setProfession] = useState(person.professionId)
  const [adultFrom, setAdultFrom] = useState(person.adultFrom ?? '')
  const [dateJoined, setDateJoined] = useState(person.dateJoined ?? '')
  const [busy, setBusy] = useState(false)
  const isApprentice = roles.includes('APPRENTICE')
  const { data: trainers = [] } = useQuery({ ...trainersQuery(person.companyId), enabled: isApprentice })
  const { data: professions = [] } = useQuery({ ...professionsQuery, enabled: isApprentice })
  const isLocked = !person.can.change
  const mayToggle = (role: Role) => !isLocked && person.givable.includes(role)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const training = isApprentice ? { supervisorId, professionId } : { supervisorId: null, professionId: null }
    await change(
      {
        id: person.userId,
        rightsVersion: person.rightsVersion,
        roles: [...roles],
        ...training,
        adultFrom: adultFrom || null,
        dateJoined: dateJoined || null,
      },
      name,
    )
    setBusy(false)
  }
  const toggle = (role: Role, isHeld: boolean) =>
    setRoles((held) => (isHeld ? [...held, role] : held.filter((one) => one !== role)))
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <Card padding="roomy" as="section" aria-label={copy.roles}>
        <h2 className={styles.title}>{copy.roles}</h2>
        <div className={styles.roles}>
          {shownRoles
            .filter((role) => mayToggle(role) || roles.includes(role) || !ofPlatform.includes(role))
            .map((role) => (
              <div key={role} className={styles.role} data-held={roles.includes(role) || undefined}>
                <CheckField
                  label={roleLabels[role]}
                  subtitle={mayToggle(role) || isLocked ? copy.roleLines[role] : messages.roleNotYours.text}
                  checked={roles.includes(role)}
                  onChange={(isHeld) => toggle(role, isHeld)}
                  disabled={!mayToggle(role)}
                />
              </div>
            ))}
        </div>
      </Card>
      {isApprentice && (
        <Card padding="roomy" as="section" aria-label={copy.training}>
          <h2 className={styles.title}>{copy.training}</h2>
          <div className={styles.fields}>
            <SelectField
              label={messages.fieldSupervisor.text}
              clearable
              disabled={isLocked}
              value={supervisorId}
              onChange={setSupervisor}
              options={trainers.map(({ userId, name: label, email }) => ({ value: userId, label, subtitle: email }))}
            />
            <SelectField
              label={messages.fieldProfession.text}
              clearable
              disabled={isLocked}
              value={professionId}
              onChange={setProfession}
              options={professions.map((one) => ({ value: one.professionId, label: one.name }))}
            />
            <DateField label={messages.fieldDateJoined.text} value={dateJoined} onChange={setDateJoined} />
            <DateField
              label={messages.fieldAdultFrom.text}
              hint={copy.protected}
              required
              value={adultFrom}
              onChange={setAdultFrom}
            />
          </div>
        </Card>
      )}
      {!isLocked && (
        <div className={styles.save}>
          <Button type="submit" kind="primary" busy={busy} disabled={roles.length === 0}>
            {admin.save.text}
          </Button>
        </div>
      )}
    </form>
  )
}
