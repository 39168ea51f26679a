import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/invitations.json'
import { roleLabels } from '@werkplatz/contract/rules/roles.ts'

import { Card } from '../../../ui/card/Card.tsx'
import { SelectField } from '../../../ui/form/fields/SelectField.tsx'
import { type InvitedRole, invitedRoles } from './check-rows.ts'
import { type ChosenFile, columns } from './read-list.ts'

import styles from './ImportPreview.module.css'

const copy = labels.invitations

const columnWords = {
  email: messages.fieldEmail.text,
  role: messages.fieldRole.text,
  supervisor: messages.fieldSupervisor.text,
  adultFrom: messages.fieldAdultFrom.text,
  profession: messages.fieldProfession.text,
}

interface ImportColumnsProps {
  header: ChosenFile['list']['header']
  roleForAll: InvitedRole
  onRole: (role: InvitedRole) => void
}

/** What each column of the file was taken for. */
export function ImportColumns({ header, roleForAll, onRole }: ImportColumnsProps) {
  return (
    <Card padding="roomy" as="section" aria-label={copy.found}>
      <h2 className={styles.title}>{copy.found}</h2>
      {header ? (
        <dl className={styles.columns}>
          {columns
            .filter((column) => header[column])
            .map((column) => (
              <div key={column}>
                <dt>{header[column]}</dt>
                <dd>{columnWords[column]}</dd>
              </div>
            ))}
        </dl>
      ) : (
        <p className="muted">{copy.noHeader}</p>
      )}
      <SelectField
        label={header?.role ? copy.roleMissing : messages.fileRoleForAll.text}
        value={roleForAll}
        onChange={(value) => onRole(invitedRoles.find((role) => role === value) ?? roleForAll)}
        options={invitedRoles.map((role) => ({ value: role, label: roleLabels[role] }))}
      />
    </Card>
  )
}
