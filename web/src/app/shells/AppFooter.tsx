import layout from '@werkplatz/content/public/layout.json'

import styles from './AppFooter.module.css'

export function AppFooter() {
  return (
    <footer className={styles.footer}>
      <span>{layout.footer.copyright}</span>
      <nav aria-label={layout.footer.legalTitle}>
        {layout.footer.legal.map(({ label, href }) => (
          // Another shell with another theme: a fresh page is simpler and no slower.
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </footer>
  )
}
