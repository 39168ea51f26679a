import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import layout from '@werkplatz/content/public/layout.json'
import { type ReactNode, useEffect, useRef } from 'react'

import mark from '../../../assets/brand/logo-mark.svg'
import scene from '../../../assets/hero/hero-still.svg'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { HelpButton } from '../../../ui/help/HelpButton.tsx'

import styles from './AuthFrame.module.css'

export type AuthFrameProps = {
  title: string
  lead: ReactNode
  back: string
  backTo?: string
  /** The page took the place of another without a change of address: its title is read out. */
  isAnswer?: boolean
  children: ReactNode
}

/** Form left, scene right; the scene is a strip on top below 640 px. Shared by all pages before the sign-in. */
export function AuthFrame({ title, lead, back, backTo = paths.home(), isAnswer = false, children }: AuthFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  return (
    <div className={styles.frame}>
      <main className={styles.side}>
        <div className={styles.top}>
          <ButtonLink to={backTo} kind="ghost" icon={<IconArrowLeft stroke={1.75} aria-hidden />}>
            {back}
          </ButtonLink>
          <HelpButton />
        </div>
        <div className={styles.box}>
          <img src={mark} alt="" width={56} height={45} />
          <h1 className="h1" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="muted">{lead}</p>
          {children}
        </div>
        <p className={`small subtle ${styles.foot}`}>{layout.footer.copyright}</p>
      </main>
      <div className={styles.scene} aria-hidden>
        <img src={scene} alt="" width={1920} height={1080} fetchPriority="high" />
      </div>
    </div>
  )
}
