import labels from '@werkplatz/content/labels/public-site.json'
import type { LegalDocument as Texts, LegalSection } from '@werkplatz/content/types.ts'
import { Link } from 'react-router'

import styles from './LegalDocument.module.css'
import section from './Section.module.css'

type Props = Pick<Texts, 'title' | 'subtitle' | 'date' | 'dateIso' | 'preamble' | 'links'> & {
  sections: LegalSection[]
}

/** Where long compounds may break on a narrow screen. */
const breakable = (title: string) =>
  title.replaceAll(/(?<=[a-zä])(?=bedingungen|erklärung|bestimmungen|verletzung)/g, '\u00AD')

/** A long text with its table of contents beside it; on paper the contents come first. */
export function LegalDocument({ title, subtitle, date, dateIso, preamble = [], sections, links }: Props) {
  return (
    <article className={`${section.wrap} ${styles.document}`}>
      <header className={styles.head}>
        <h1 className="d-m">{breakable(title)}</h1>
        <p className="lead">{subtitle}</p>
        <p className="small muted">
          {labels.asOf} <time dateTime={dateIso}>{date}</time>
        </p>
      </header>
      <nav className={styles.contents} aria-labelledby="inhaltsverzeichnis">
        <h2 id="inhaltsverzeichnis" className="h4">
          {labels.contents}
        </h2>
        <ol>
          {sections.map(({ id, number, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="num">{number}</span>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {preamble.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {sections.map((one) => (
          <Part key={one.id} {...one} />
        ))}
        <p className={styles.links}>
          {links.map(({ href, label }) => (
            <Link key={href} className="link" to={href}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </article>
  )
}

function Part({ id, number, title, lines, paragraphs, list, table, closing = [] }: LegalSection) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="h2">
        {number}. {breakable(title)}
      </h2>
      {lines && lines.length > 0 && (
        <p>
          {lines.map((line) => (
            <span key={line} className={styles.line}>
              <WithLinks text={line} />
            </span>
          ))}
        </p>
      )}
      {paragraphs.map((text) => (
        <p key={text}>
          <WithLinks text={text} />
        </p>
      ))}
      {list && (
        <>
          <p>{list.intro}</p>
          <ul>
            {list.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
      {table && <Periods {...table} />}
      {closing.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  )
}

/** Mail addresses and telephone numbers can be followed. */
function WithLinks({ text }: { text: string }) {
  return text.split(/([\w.-]+@[\w-]+(?:\.[\w-]+)+|\+41(?: \d{2,3})+)/).map((part, index) => {
    if (index % 2 === 0) return part
    const href = part.includes('@') ? `mailto:${part}` : `tel:${part.replaceAll(' ', '')}`
    return (
      <a key={part} className="link" href={href}>
        {part}
      </a>
    )
  })
}

function Periods({ caption, columns, rows }: NonNullable<LegalSection['table']>) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, text }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
