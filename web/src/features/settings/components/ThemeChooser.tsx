import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import labels from '@werkplatz/content/labels/settings.json'
import type { Theme } from '@werkplatz/contract/accounts/schemas.ts'
import { settingFieldLabels } from '@werkplatz/contract/settings/labels.ts'

import { useUser } from '../../../api/session/session.ts'
import { useChangeTheme } from '../actions.ts'

import box from '../../../ui/form/fields/CheckField.module.css'
import styles from './ThemeChooser.module.css'

/** A theme without a name does not compile. */
const names: Record<Theme, string> = labels.themes

/** Seven small pictures of the dashboard; the chosen one dresses the page at once. */
export function ThemeChooser() {
  const current = useUser()?.theme
  const changeTheme = useChangeTheme()
  return (
    <section className={styles.section} aria-labelledby="theme-title">
      <header>
        <h2 className={styles.title} id="theme-title">
          {settingFieldLabels.theme}
        </h2>
        <p className={styles.text}>{labels.themeText}</p>
      </header>
      <div className={styles.themes} role="radiogroup" aria-labelledby="theme-title">
        {Object.entries(names).map(([theme, name]) => (
          <label key={theme} className={styles.theme}>
            <Preview theme={theme} />
            <span className={styles.name}>
              <input
                type="radio"
                name="theme"
                className={box.radio}
                checked={theme === current}
                onChange={() => void changeTheme(theme as Theme)}
              />
              <b>{name}</b>
            </span>
          </label>
        ))}
      </div>
    </section>
  )
}

/** Wears its theme whatever the page wears. */
function Preview({ theme }: { theme: string }) {
  return (
    <span className={styles.preview} data-theme={theme} aria-hidden>
      <span className={styles.rail}>
        <svg viewBox="0 0 52 42">
          <path fill="#fff" d="M0 0l13.15 18v24L0 24zM26 0l13.15 18v24L26 24z" />
          <path fill="#ffffffa8" d="M13 18L26.15 0v24L13 42z" />
          <path fill="var(--wp-accent)" d="M39 18L52 0v24L39 42z" />
        </svg>
        <i />
        <i data-on />
        <i />
        <i />
      </span>
      <span className={styles.page}>
        <span className={styles.heading} />
        <span className={styles.card}>
          <i />
          <i />
        </span>
        <span className={styles.foot}>
          <span className={styles.button} />
          <span className={styles.tag}>
            <IconCheck stroke={2.2} />
            {labels.sampleStatus}
          </span>
        </span>
      </span>
    </span>
  )
}
