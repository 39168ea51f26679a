import texts from '@werkplatz/content/public/not-found.json'
import { useNavigate } from 'react-router'

import { Button } from '../../ui/button/Button.tsx'
import styles from './NotFoundContent.module.css'

/** Not found, inside a shell. The picture is the public page's. */
export function NotFoundContent() {
  const navigate = useNavigate()
  return (
    <div className={styles.page}>
      <img src="/illustrations/nicht-gefunden.svg" alt="" width={320} height={240} />
      <h1 className="h1">{texts.title}</h1>
      <p className="muted">{texts.text}</p>
      <Button kind="primary" onClick={() => void navigate(-1)}>
        {texts.back}
      </Button>
    </div>
  )
}
