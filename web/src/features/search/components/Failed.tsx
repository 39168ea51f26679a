import messages from '@werkplatz/content/messages/search.json'

import { isApiError } from '../../../api/api-error.ts'

import styles from './SearchOverlay.module.css'

/** Too many people within an hour is said as what it is; anything else did not work. */
export const Failed = ({ error }: { error: Error }) => (
  <p role="alert" className={styles.text}>
    {isApiError(error, 429) ? messages.searchLimit.text : messages.searchFailed.text}
  </p>
)
