import texts from '@werkplatz/content/public/not-found.json'

import { paths } from '../../lib/paths.ts'
import { useGoBack } from '../../lib/use-go-back.ts'
import { Button } from '../../ui/button/Button.tsx'

import styles from './NotFoundContent.module.css'

/** Not found, inside a shell. The picture is the public page's. */
export function NotFoundContent() {
  const goBack = useGoBack(paths.dashboard())
  return (
    <div className={styles.page}>
      <img src="/illustrations/nicht-gefunden.svg" alt="" width={320} height={240} />
      <h1 className="h1">{texts.title}</h1>
      <p className="muted">{texts.text}</p>
      <Button kind="primary" onClick={goBack}>
        {texts.back}
      </Button>
    </div>
  )
}
