import labels from '@werkplatz/content/labels/shell.json'
import layout from '@werkplatz/content/public/layout.json'
import { Link } from 'react-router'

import logo from '../../assets/brand/logo-negative.svg'

import styles from './PublicShell.module.css'

const { footer, brand } = layout
const columns = [
  { title: footer.navigationTitle, items: footer.navigation },
  { title: footer.legalTitle, items: footer.legal },
]

export function PublicFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <div className={styles.columns}>
          <div>
            <img src={logo} alt={brand.name} width={220} height={34} />
            <p className={styles.claim}>{brand.claim}</p>
            <p className={styles.intro}>{footer.intro}</p>
          </div>
          {columns.map(({ title, items }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              {items.map(({ href, label }) => (
                <Link key={href} to={href}>
                  {label}
                </Link>
              ))}
            </nav>
          ))}
        </div>
        <div className={styles.base}>
          <span>{footer.copyright}</span>
          <span>
            {labels.supportedBy} {brand.trainingBody}
          </span>
        </div>
      </div>
    </footer>
  )
}
