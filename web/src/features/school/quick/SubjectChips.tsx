import messages from '@werkplatz/content/messages/school.json'

import styles from './SubjectChips.module.css'

export type SubjectChipsProps = {
  subjects: readonly string[]
  /** Null: another one, which is typed. */
  value: string | null
  onChange: (subject: string | null) => void
}

/** One line that scrolls: whatever the subjects are called, the pad below stays in sight. */
export function SubjectChips({ subjects, value, onChange }: SubjectChipsProps) {
  return (
    <fieldset className={styles.subjects}>
      <legend className="sr-only">{messages.quickSubjects.text}</legend>
      <div className={styles.line}>
        {subjects.map((subject) => (
          <button
            key={subject}
            type="button"
            className={styles.chip}
            aria-pressed={value === subject}
            onClick={() => onChange(subject)}
          >
            {subject}
          </button>
        ))}
        <button type="button" className={styles.chip} aria-pressed={value === null} onClick={() => onChange(null)}>
          {messages.quickOther.text}
        </button>
      </div>
    </fieldset>
  )
}
