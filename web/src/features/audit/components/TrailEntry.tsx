import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import labels from '@werkplatz/content/labels/audit.json'
import messages from '@werkplatz/content/messages/admin-audit.json'
import type { AuditEntry } from '@werkplatz/contract/audit/schemas.ts'

import { formatDateTime } from '../../../lib/format-date.ts'
import { actionName, standing, thingName } from './trail-words.ts'

import styles from './TrailEntry.module.css'

/** When, who, did what, to what; the rest opens in the row. */
export function TrailEntry({ entry }: { entry: AuditEntry }) {
  const { at, action, resource, targetName, companyName, fromStatus, toStatus, roles, id } = entry
  return (
    <li className={styles.entry}>
      <details>
        <summary className={styles.line}>
          <time className={styles.time} dateTime={at}>
            {formatDateTime(at)}
          </time>
          <b className={styles.who}>{doerOf(entry)}</b>
          <span>{actionName(action)}</span>
          <span className={styles.what}>
            {thingName(resource)}
            {targetName && `, ${targetName}`}
          </span>
          <span className={styles.company}>{companyName ?? labels.platform}</span>
          <IconChevronDown className={styles.open} size={18} stroke={1.75} aria-hidden />
        </summary>
        <dl className={styles.details}>
          <Detail term={labels.before} text={standing(fromStatus, roles?.before)} />
          <Detail term={labels.after} text={standing(toStatus, roles?.after)} />
          <Detail term={labels.number} text={id} />
        </dl>
      </details>
    </li>
  )
}

function Detail({ term, text }: { term: string; text: string | null }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text ?? '–'}</dd>
    </div>
  )
}

function doerOf({ by, actor }: AuditEntry) {
  if (by === 'SYSTEM') return messages.system.text
  return actor?.name ?? labels.elsewhere
}
