import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import texts from '@werkplatz/content/public/not-found.json'

import { pageMeta } from '../../../lib/page-meta.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'

import section from '../components/Section.module.css'
import styles from './PlainPage.module.css'

export const meta = () => [...pageMeta(texts.seo.title, texts.seo.description), { name: 'robots', content: 'noindex' }]

/** The server writes the page one came from into the way back (http/site.ts); without one it leads home. */
export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <div>
        <h1 className="d-l">{texts.title}</h1>
        <p className="lead">{texts.text}</p>
        <div className={section.actions}>
          <ButtonLink to="/#zurueck" kind="primary" size="large" icon={<IconArrowLeft stroke={1.75} aria-hidden />}>
            {texts.back}
          </ButtonLink>
          <ButtonLink to={texts.home.href} size="large">
            {texts.home.label}
          </ButtonLink>
        </div>
      </div>
      <img src="/illustrations/nicht-gefunden.svg" alt={texts.imageAlt} width={640} height={480} />
    </div>
  )
}
