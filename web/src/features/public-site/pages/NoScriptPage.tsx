import file from '@werkplatz/content/public/auth.json'

import { pageMeta } from '../../../lib/page-meta.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'

import section from '../components/Section.module.css'
import styles from './PlainPage.module.css'

const texts = file.noScript

export const meta = () => [...pageMeta(texts.title, texts.text), { name: 'robots', content: 'noindex' }]

/** The answer to a form that the browser sent without our code (server/src/http/no-script.ts). It has no address of its own. */
export default function NoScriptPage() {
  return (
    <div className={styles.page}>
      <div>
        <h1 className="d-l">{texts.title}</h1>
        <p className="lead">{texts.text}</p>
        <div className={section.actions}>
          <ButtonLink to={texts.back.href} kind="primary" size="large">
            {texts.back.label}
          </ButtonLink>
        </div>
      </div>
      <img src="/illustrations/wartung.svg" alt="" width={640} height={480} />
    </div>
  )
}
