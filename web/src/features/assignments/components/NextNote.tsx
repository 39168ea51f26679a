import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconCalendarQuestion from '@tabler/icons-react/dist/esm/icons/IconCalendarQuestion.mjs'
import messages from '@werkplatz/content/messages/assignments.json'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { dayNumber, plainDay } from '../../../lib/zurich-clock.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Card } from '../../../ui/card/Card.tsx'

import styles from './NextNote.module.css'

/** The end is near and nothing follows: where something could. */
export const NextNote = ({ openFrom }: { openFrom: string }) => (
  <Card as="section" padding="none" className={styles.next} aria-label={messages.nothingPlanned.text}>
    <span className={styles.icon}>
      <IconCalendarQuestion size={26} stroke={1.75} aria-hidden />
    </span>
    <div className={styles.words}>
      <h2>{messages.nothingPlanned.text}</h2>
      <p>{fillIn(messages.nothingPlannedText.text, { date: formatDate(plainDay(dayNumber(openFrom) - 1)) })}</p>
    </div>
    <ButtonLink kind="tonal" to={paths.startingSoon()} iconRight={<IconArrowRight stroke={1.75} aria-hidden />}>
      {messages.nothingPlannedLink.text}
    </ButtonLink>
  </Card>
)
