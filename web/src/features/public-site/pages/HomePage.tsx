import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import home from '@werkplatz/content/public/home.json'

import stillPortrait from '../../../assets/hero/hero-still-portrait.svg'
import still from '../../../assets/hero/hero-still.svg'
import { pageMeta } from '../../../lib/page-meta.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'

import styles from './HomePage.module.css'

const { hero } = home
// «der» belongs to «Marktplatz»: a line may not end between them.
const title = hero.title.replace(' der ', '\u00A0der ')

export const meta = () => pageMeta(home.seo.title, home.seo.description)

export default function HomePage() {
  return (
    <section className={styles.hero} aria-labelledby="titel">
      <picture className={styles.scene}>
        <source media="(max-width: 1023px)" srcSet={stillPortrait} />
        <img src={still} alt="" fetchPriority="high" />
      </picture>
      <div className={styles.wrap}>
        <div className={styles.words}>
          <h1 id="titel">{title}.</h1>
          <p className="lead">{hero.lead}</p>
          <div className={styles.actions}>
            <ButtonLink
              to={hero.primaryAction.href}
              kind="primary"
              size="large"
              iconRight={<IconArrowRight stroke={1.75} aria-hidden />}
            >
              {hero.primaryAction.label}
            </ButtonLink>
            <ButtonLink to={hero.secondaryAction.href} size="large">
              {hero.secondaryAction.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
