import styles from './Section.module.css'

interface Props {
  id: string
  title: string
  items: { id: string; title: string; text: string }[]
}

const roofs = ['#1E3BB8', '#FFC21A', '#E0553A']

/** Three short statements, each under a market roof seen from above. */
export function Concepts({ id, title, items }: Props) {
  return (
    <section className={styles.concepts} aria-labelledby={id}>
      <div className={styles.wrap}>
        <h2 id={id} className="d-m">
          {title}
        </h2>
        <div className={styles.three}>
          {items.map((item, i) => (
            <div key={item.id}>
              <Roof colour={roofs[i % roofs.length]!} />
              <h3 className="h2">{item.title}</h3>
              <p>{item.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

function Roof({ colour }: { colour: string }) {
  const facet = (other: string, share: number) => `color-mix(in srgb, ${colour}, ${other} ${share}%)`
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <path d="M0 0h72l24 24v72H24L0 72z" fill="#27339C" opacity=".16" />
      <path d="M0 0h72L36 36z" fill={facet('#fff', 18)} />
      <path d="M72 0v72L36 36z" fill={facet('#0B0F2E', 12)} />
      <path d="M0 72h72L36 36z" fill={facet('#0B0F2E', 26)} />
      <path d="M0 0v72l36-36z" fill={facet('#fff', 8)} />
    </svg>
  )
}
