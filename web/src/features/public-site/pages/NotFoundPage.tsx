import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import texts from '@werkplatz/content/public/not-found.json'

import { pageMeta } from '../../../lib/page-meta.ts'
import { useGoBack } from '../../../lib/use-go-back.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'

import styles from './NotFoundPage.module.css'

export const meta = () => [...pageMeta(texts.seo.title, texts.seo.description), { name: 'robots', content: 'noindex' }]

export default function NotFoundPage() {
  const goBack = useGoBack(texts.home.href)
  return (
    <div className={styles.page}>
      <div>
        <h1 className="d-l">{texts.title}</h1>
        <p className="lead">{texts.text}</p>
        <div className={styles.actions}>
          <Button kind="primary" size="large" icon={<IconArrowLeft stroke={1.75} aria-hidden />} onClick={goBack}>
            {texts.back}
          </Button>
          <ButtonLink to={texts.home.href} size="large">
            {texts.home.label}
          </ButtonLink>
        </div>
      </div>
      <img src="/illustrations/nicht-gefunden.svg" alt={texts.imageAlt} width={640} height={480} />
    </div>
  )
}
