import messages from '@werkplatz/content/messages/evaluation-guest.json'
import type { GuestEvaluation } from '@werkplatz/contract/evaluation-links/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'

import styles from './Guest.module.css'

/** The name of the page stands in the sentence and leads there. */
const [before, after] = messages.privacy.text.split(messages.privacyLink.text)

/** What it is about, how long it takes, who will read it. */
export function GuestIntro({ guest }: { guest: GuestEvaluation }) {
  const { apprenticeName, assignmentTitle, assignmentStart, assignmentEnd, expiresAt } = guest
  const facts = { assignmentTitle, dateStart: formatDate(assignmentStart), dateEnd: formatDate(assignmentEnd) }
  return (
    <div className={styles.intro}>
      <p>
        <b>{fillIn(messages.facts.text, facts)}</b>
      </p>
      <p>{messages.how.text}</p>
      <p>{fillIn(messages.whoSees.text, { apprenticeName })}</p>
      <p className={styles.small}>
        {fillIn(messages.validUntil.text, { expiresAt: formatDate(expiresAt) })} {before}
        <a className="link" href={paths.privacyPolicy()} target="_blank" rel="noreferrer">
          {messages.privacyLink.text}
        </a>
        {after}
      </p>
    </div>
  )
}
