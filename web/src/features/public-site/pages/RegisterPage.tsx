import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import texts from '@werkplatz/content/public/register.json'

import { paths } from '../../../lib/paths.ts'
import { publicMeta } from '../../../lib/public-meta.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'

import section from '../components/Section.module.css'
import styles from './PlainPage.module.css'

export const meta = () => publicMeta({ path: paths.register(), seo: texts.seo, preview: 'register' })

export default function RegisterPage() {
  const { hero, steps, alreadyRegistered, company } = texts
  return (
    <>
      <div className={styles.page}>
        <div>
          <h1 className="d-l">{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <div className={section.actions}>
            <ButtonLink
              to={company.action.href}
              kind="primary"
              size="large"
              iconRight={<IconArrowRight stroke={1.75} aria-hidden />}
            >
              {company.action.label}
            </ButtonLink>
            <ButtonLink to={alreadyRegistered.recoveryAction.href} size="large">
              {alreadyRegistered.recoveryAction.label}
            </ButtonLink>
          </div>
        </div>
        <img src="/illustrations/bewerbungen.svg" alt="" width={640} height={480} />
      </div>
      <section className={styles.steps} aria-labelledby="schritte">
        <div className={section.wrap}>
          <h2 id="schritte" className="h1">
            {steps.title}
          </h2>
          <ol>
            {steps.items.map(({ title, text }, i) => (
              <li key={title}>
                <span aria-hidden>{i + 1}</span>
                <h3 className="h3">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className={`${section.wrap} ${styles.ways}`}>
        <section aria-labelledby="konto">
          <h2 id="konto" className="h2">
            {alreadyRegistered.title}
          </h2>
          <p className="muted">{alreadyRegistered.text}</p>
          <ButtonLink to={alreadyRegistered.loginAction.href}>{alreadyRegistered.loginAction.label}</ButtonLink>
        </section>
        <section aria-labelledby="betrieb">
          <h2 id="betrieb" className="h2">
            {company.title}
          </h2>
          <p className="muted">{company.text}</p>
          <ButtonLink to={company.action.href}>{company.action.label}</ButtonLink>
        </section>
      </div>
    </>
  )
}
