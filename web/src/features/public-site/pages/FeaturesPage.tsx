import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import features from '@werkplatz/content/public/features.json'

import banner from '../../../assets/art/platz-blau.svg'
import company from '../../../assets/screens/betrieb.webp'
import profile from '../../../assets/screens/profil.webp'
import home from '../../../assets/screens/startseite.webp'
import { classNames } from '../../../lib/class-names.ts'
import { documentHandle } from '../../../lib/document-page.ts'
import { paths } from '../../../lib/paths.ts'
import { publicMeta } from '../../../lib/public-meta.ts'
import { SnapCarousel } from '../../../ui/snap-carousel/SnapCarousel.tsx'
import { scriptOf } from '../behaviour/scripts.ts'
import { Concepts } from '../components/Concepts.tsx'
import { Faq } from '../components/Faq.tsx'

import section from '../components/Section.module.css'
import styles from './FeaturesPage.module.css'

const questions = {
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: features.faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
}

export const handle = documentHandle({ script: scriptOf('features') })
export const meta = () => [...publicMeta({ path: paths.features(), seo: features.seo, preview: 'features' }), questions]

export default function FeaturesPage() {
  const { hero, coreConcepts } = features
  return (
    <>
      <section className={styles.hero} aria-labelledby="titel">
        <div className={section.wrap}>
          <h1 id="titel" className="d-l">
            {hero.title}
          </h1>
          <p className="lead">{hero.lead}</p>
        </div>
        <img src={banner} alt="" width={1600} height={400} />
      </section>
      <InfoBlocks />
      <Concepts id="grundsaetze" title={coreConcepts.title} items={coreConcepts.items} />
      <Screens />
      <Faq />
    </>
  )
}

/** The picture continues beyond its plate, hence a ground of the same colour. */
const pictures: Record<string, { name: string; ground: string | undefined }> = {
  activities: { name: 'aktivitaeten', ground: styles.sand },
  community: { name: 'community', ground: styles.sky },
  assignments: { name: 'einsaetze', ground: styles.sand },
  chat: { name: 'chat', ground: styles.peach },
}

function InfoBlocks() {
  return (
    <div className={`${section.section} ${styles.blocks}`}>
      {features.infoBlocks.map(({ id, title, lead, text, points }) => {
        const { name, ground } = pictures[id]!
        return (
          <section key={id} className={styles.block} aria-labelledby={`bereich-${id}`}>
            <div className={classNames(styles.picture, ground)}>
              <img src={`/illustrations/${name}.svg`} alt="" width={640} height={480} loading="lazy" />
            </div>
            <div>
              <h2 id={`bereich-${id}`} className="d-m">
                {title}
              </h2>
              <p className="lead">{lead}</p>
              <p className={styles.text}>{text}</p>
              <ul>
                {points.map((point) => (
                  <li key={point}>
                    <IconCheck stroke={2.4} aria-hidden />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          </section>
        )
      })}
    </div>
  )
}

const screens: Record<string, string> = { home, company, profile }

function Screens() {
  const { title, previous, next, slides } = features.slider
  return (
    <section className={section.section} aria-labelledby="einblick">
      <div className={section.wrap}>
        <h2 id="einblick" className={`d-m ${styles.sliderTitle}`}>
          {title}
        </h2>
        <SnapCarousel
          label={title}
          previous={previous}
          next={next}
          arrows="sides"
          slides={slides.map((slide) => ({
            id: slide.id,
            content: (
              <figure className={styles.screen}>
                <div>
                  <img src={screens[slide.id]} alt={slide.imageAlt} width={1200} height={750} loading="lazy" />
                </div>
                <figcaption>
                  <b className="h3">{slide.title}</b>
                  <span className="muted">{slide.text}</span>
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </section>
  )
}
