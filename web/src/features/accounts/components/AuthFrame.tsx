import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import layout from '@werkplatz/content/public/layout.json'
import type { ReactNode } from 'react'

import mark from '../../../assets/brand/logo-mark.svg'
import scene from '../../../assets/hero/hero-still.svg'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'

import styles from './AuthFrame.module.css'

export type AuthFrameProps = {
  title: string
  lead: string
  back: string
  children: ReactNode
}

/** Form left, scene right; the scene is a strip on top below 1024 px. Shared by all pages before the sign-in. */
export function AuthFrame({ title, lead, back, children }: AuthFrameProps) {
  return (
    <div className={styles.frame}>
      <main className={styles.side}>
        <ButtonLink
          to={paths.home()}
          kind="ghost"
          className={styles.back}
          icon={<IconArrowLeft stroke={1.75} aria-hidden />}
        >
          {back}
        </ButtonLink>
        <div className={styles.box}>
          <img src={mark} alt="" width={56} height={45} />
          <h1 className="h1">{title}</h1>
          <p className="muted">{lead}</p>
          {children}
        </div>
        <p className="small subtle">{layout.footer.copyright}</p>
      </main>
      <div className={styles.scene} aria-hidden>
        <img src={scene} alt="" width={1920} height={1080} fetchPriority="high" />
      </div>
    </div>
  )
}
