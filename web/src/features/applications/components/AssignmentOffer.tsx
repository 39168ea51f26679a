import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import messages from '@werkplatz/content/messages/applications.json'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'

import styles from './AssignmentOffer.module.css'

export type AssignmentOfferProps = { applicationId: string; activityTitle: string }

/** Accepted becomes an assignment: the draft is already filled in. */
export function AssignmentOffer({ applicationId, activityTitle }: AssignmentOfferProps) {
  return (
    <section className={styles.offer} aria-labelledby="assignment-offer">
      <h2 id="assignment-offer" className={styles.title}>
        {messages.assignmentOffer.title}
      </h2>
      <p className={styles.text}>{fillIn(messages.assignmentOffer.text, { activityTitle })}</p>
      <ButtonLink
        kind="accent"
        block
        to={paths.assignmentFrom(applicationId)}
        iconRight={<IconArrowRight stroke={1.75} aria-hidden />}
      >
        {messages.assignmentOffer.confirm}
      </ButtonLink>
    </section>
  )
}
