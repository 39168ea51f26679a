import styles from './RequiredHint.module.css'

/** For the lead of a page that is a form. */
export const RequiredHint = () => (
  <>
    Mit <span className={styles.star}>*</span> markierte Felder sind Pflicht.
  </>
)
