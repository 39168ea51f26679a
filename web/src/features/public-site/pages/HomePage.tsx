import home from '@werkplatz/content/public/home.json'

import ruler from '../../../assets/art/massstab.svg'
import aarebogen from '../../../assets/partners/aarebogen.svg'
import erlenbrugg from '../../../assets/partners/erlenbrugg.svg'
import handelswerk from '../../../assets/partners/handelswerk.svg'
import ict from '../../../assets/partners/ict-berufsbildung-mittelland.svg'
import kranich from '../../../assets/partners/kranich.svg'
import { documentHandle } from '../../../lib/document-page.ts'
import { paths } from '../../../lib/paths.ts'
import { organization, publicMeta } from '../../../lib/public-meta.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { SnapCarousel } from '../../../ui/snap-carousel/SnapCarousel.tsx'
import { firstInputScript } from '../behaviour/first-input.ts'
import { scriptOf } from '../behaviour/scripts.ts'
import { ContactPrompt } from '../components/ContactPrompt.tsx'
import { Hero } from '../components/Hero.tsx'
import { HomeFeatures } from '../components/HomeFeatures.tsx'
import { portraitOf } from '../components/portraits.ts'

import section from '../components/Section.module.css'
import styles from './HomePage.module.css'

export const handle = documentHandle({ script: scriptOf('home'), headScript: firstInputScript })
export const meta = () => [...publicMeta({ path: paths.home(), seo: home.seo, preview: 'home' }), organization]

export default function HomePage() {
  const { contactPrompt } = home
  return (
    <>
      <Hero />
      <Partners />
      <HomeFeatures />
      <Collaboration />
      <Voices />
      <ContactPrompt
        title={contactPrompt.title}
        text={contactPrompt.text}
        action={contactPrompt.primaryAction}
        secondAction={contactPrompt.secondaryAction}
      />
    </>
  )
}

/** A logo with its name in it, or a mark beside which the name is set. */
const logos: Record<string, { file: string; width: number; isMark?: true }> = {
  'ict-mittelland': { file: ict, width: 189 },
  handelswerk: { file: handelswerk, width: 236 },
  aarebogen: { file: aarebogen, width: 40, isMark: true },
  kranich: { file: kranich, width: 40, isMark: true },
  erlenbrugg: { file: erlenbrugg, width: 40, isMark: true },
}

function Partners() {
  const { title, lead, items } = home.partners
  return (
    <section className={styles.partners} aria-labelledby="partner">
      <div className={section.wrap}>
        <div className={styles.partnersTop}>
          <h2 id="partner" className="h2">
            {title}
          </h2>
          <p className="muted">{lead}</p>
        </div>
        <ul className={styles.logos}>
          {items.map(({ id, name, logoAlt, description }) => {
            const { file, width, isMark } = logos[id]!
            return (
              <li key={id}>
                <span className={styles.logo}>
                  <img src={file} alt={isMark ? '' : logoAlt} width={width} height={40} loading="lazy" />
                  {isMark && name.replace(/ (?:AG|GmbH)$/, '')}
                </span>
                <span className={styles.about}>{description}</span>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

function Collaboration() {
  const { title, paragraphs, steps, action } = home.collaboration
  return (
    <section className={styles.collaboration} aria-labelledby="zusammenarbeit">
      <div className={section.wrap}>
        <div className={styles.together}>
          <h2 id="zusammenarbeit" className="d-m">
            {title}
          </h2>
          <div>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
        <img className={styles.ruler} src={ruler} alt="" width={1264} height={180} loading="lazy" />
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3 className="h3">{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <ButtonLink to={action.href} size="large" className={styles.onInk}>
          {action.label}
        </ButtonLink>
      </div>
    </section>
  )
}

function Voices() {
  const { title, lead, previous, next, items } = home.testimonials
  const slides = items.map(({ id, personId, name, role, company, quote }) => ({
    id,
    content: (
      <div className={styles.voice}>
        <img src={portraitOf(personId)} alt="" width={280} height={280} loading="lazy" />
        <figure>
          <blockquote>«{quote}»</blockquote>
          <figcaption>
            <b>{name}</b>
            <span className="muted">
              {role}, {company}
            </span>
          </figcaption>
        </figure>
      </div>
    ),
  }))
  return (
    <section className={section.section} aria-labelledby="stimmen">
      <div className={section.wrap}>
        <div className={styles.voicesTop}>
          <h2 id="stimmen" className="h2">
            {title}
          </h2>
          <p className="muted">{lead}</p>
        </div>
        <SnapCarousel label={title} previous={previous} next={next} slides={slides} />
      </div>
    </section>
  )
}
