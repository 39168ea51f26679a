import labels from '@werkplatz/content/labels/public-site.json'
import home from '@werkplatz/content/public/home.json'

import activitiesNarrow from '../../../assets/art/kachel-aktivitaeten-m.svg'
import activities from '../../../assets/art/kachel-aktivitaeten.svg'
import communityNarrow from '../../../assets/art/kachel-community-m.svg'
import community from '../../../assets/art/kachel-community.svg'
import assignments from '../../../assets/art/kachel-einsaetze.svg'
import { classNames } from '../../../lib/class-names.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'

import styles from './HomeFeatures.module.css'
import section from './Section.module.css'

const { features } = home

type Tile = { id: string; variant: string | undefined; wide?: string; narrow?: string }
const tiles: Tile[] = [
  { id: 'activities', variant: styles.sand, wide: activities, narrow: activitiesNarrow },
  { id: 'community', variant: styles.sky, wide: community, narrow: communityNarrow },
  { id: 'assignments', variant: styles.path, wide: assignments },
  { id: 'school', variant: styles.green },
]

export function HomeFeatures() {
  return (
    <section className={section.section} aria-labelledby="funktionen">
      <div className={section.wrap}>
        <div className={section.intro}>
          <h2 id="funktionen" className="d-m">
            {features.title}
          </h2>
          <p className="lead">{features.lead}</p>
        </div>
        <div className={styles.tiles}>
          {tiles.map((tile) => (
            <FeatureTile key={tile.id} {...tile} />
          ))}
        </div>
        <ButtonLink to={features.action.href} size="large" className={section.more}>
          {features.action.label}
        </ButtonLink>
      </div>
    </section>
  )
}

function FeatureTile({ id, variant, wide, narrow }: Tile) {
  const { title, text } = features.items.find((item) => item.id === id)!
  return (
    <article className={classNames(styles.tile, variant)}>
      <div className={styles.words}>
        <h3 className="h2">{title}</h3>
        <p>{text}</p>
      </div>
      {wide ? (
        <picture>
          {narrow && <source media="(max-width: 1023px)" srcSet={narrow} />}
          <img src={wide} alt="" loading="lazy" width={720} height={480} />
        </picture>
      ) : (
        <MarksPicture />
      )}
    </article>
  )
}

const marks = [
  { subject: labels.sampleSubjectMaths, mark: 5.3, tone: styles.good },
  { subject: labels.sampleSubjectEnglish, mark: 4.8, tone: styles.good },
  { subject: labels.sampleSubjectModule, mark: 5.5, tone: styles.good },
  { subject: labels.sampleSubjectSociety, mark: 4.2, tone: styles.okay },
]
const grades = ['A', 'B', 'C', 'D']

/** Two cards of the product, drawn instead of photographed. */
function MarksPicture() {
  return (
    <div aria-hidden>
      <div className={styles.evaluation}>
        <b className="h4">{labels.sampleCriterion}</b>
        {[
          { name: labels.sampleApprentice, grade: 'A' },
          { name: labels.sampleTrainer, grade: 'B' },
        ].map(({ name, grade }) => (
          <div key={name} className={styles.row}>
            <span className="small">{name}</span>
            <span className={styles.grades}>
              {grades.map((letter) => (
                <i key={letter} data-on={letter === grade || undefined}>
                  {letter}
                </i>
              ))}
            </span>
          </div>
        ))}
      </div>
      <div className={styles.marks}>
        <div className={styles.row}>
          <b className="h4">{labels.sampleSemester}</b>
          <span className={styles.average}>5.1</span>
        </div>
        {marks.map(({ subject, mark, tone }) => (
          <div key={subject} className={classNames(styles.mark, tone)}>
            <span>{subject}</span>
            <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none">
              <rect width={((mark - 1) / 5) * 100} height="8" />
            </svg>
            <b className="num">{mark}</b>
          </div>
        ))}
      </div>
    </div>
  )
}
