import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import type { Link } from '@werkplatz/content/types.ts'

import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'

import styles from './Section.module.css'

interface Props {
  title: string
  text: string
  action: Link
  secondAction?: Link
}

/** Ends a page: the free place on the market square is yours. */
export function ContactPrompt({ title, text, action, secondAction }: Props) {
  return (
    <section className={styles.prompt} aria-labelledby="einladung">
      <div className={styles.wrap}>
        <h2 id="einladung" className="d-l">
          {title}
        </h2>
        <p className="lead">{text}</p>
        <div className={styles.actions}>
          <ButtonLink
            to={action.href}
            size="large"
            className={styles.dark}
            iconRight={<IconArrowRight stroke={1.75} aria-hidden />}
          >
            {action.label}
          </ButtonLink>
          {secondAction && (
            <ButtonLink to={secondAction.href} size="large" className={styles.outline}>
              {secondAction.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
