import IconClockHour4 from '@tabler/icons-react/dist/esm/icons/IconClockHour4.mjs'
import labels from '@werkplatz/content/labels/planner.json'
import messages from '@werkplatz/content/messages/planner.json'

import { classNames } from '../../../lib/class-names.ts'

import styles from './Legend.module.css'

export const Legend = () => (
  <ul className={styles.legend} aria-label={messages.legend.text}>
    <li>
      <i className={classNames(styles.sample, styles.approved)} />
      {messages.legendApproved.text}
    </li>
    <li>
      <i className={classNames(styles.sample, styles.pending)} />
      {messages.legendPending.text}
    </li>
    <li>
      <i className={classNames(styles.sample, styles.approved, styles.changing)}>
        <IconClockHour4 size={12} stroke={2.2} aria-hidden />
      </i>
      {messages.legendOld.text}
    </li>
    <li>
      <i className={classNames(styles.sample, styles.gap)} />
      {messages.legendGap.text}
    </li>
    <li>
      <i className={styles.school} />
      {messages.legendSchool.text}
    </li>
    <li>
      <i className={styles.holiday} />
      {messages.legendHoliday.text}
    </li>
    <li>
      <i className={styles.today} />
      {labels.todayLine}
    </li>
  </ul>
)
