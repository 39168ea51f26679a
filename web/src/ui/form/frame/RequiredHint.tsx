import labels from '@werkplatz/content/labels/general.json'

import styles from './RequiredHint.module.css'

/** For the lead of a page that is a form. */
export const RequiredHint = () => (
  <>
    {labels.requiredBefore} <span className={styles.star}>*</span> {labels.requiredAfter}
  </>
)
