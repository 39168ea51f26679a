import styles from './Prose.module.css'

/** What somebody wrote: an empty line begins a new paragraph, single line breaks are kept. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {paragraphs(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((part) => part.trim())
