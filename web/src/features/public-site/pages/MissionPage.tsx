import mission from '@werkplatz/content/public/mission.json'

import { paths } from '../../../lib/paths.ts'
import { publicMeta } from '../../../lib/public-meta.ts'
import { Concepts } from '../components/Concepts.tsx'
import { ContactPrompt } from '../components/ContactPrompt.tsx'
import { portraitOf } from '../components/portraits.ts'

import section from '../components/Section.module.css'
import styles from './MissionPage.module.css'

export const meta = () => publicMeta({ path: paths.mission(), seo: mission.seo, preview: 'mission' })

export default function MissionPage() {
  const { hero, infoBlocks, benefits, team, contactPrompt } = mission
  return (
    <>
      <section className={styles.hero} aria-labelledby="titel">
        <div className={section.wrap}>
          <h1 id="titel" className="d-l">
            {hero.title}
          </h1>
          <p className="lead">{hero.lead}</p>
        </div>
      </section>
      <div className={section.section}>
        <div className={section.wrap}>
          {infoBlocks.map(({ id, title, text }) => (
            <section key={id} className={styles.block} aria-labelledby={id}>
              <h2 id={id} className="h2">
                {title}
              </h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </div>
      <Concepts id="nutzen" title={benefits.title} items={benefits.items} />
      <section className={section.section} aria-labelledby="team">
        <div className={section.wrap}>
          <h2 id="team" className="d-m">
            {team.title}
          </h2>
          <p className={`lead ${styles.teamLead}`}>{team.lead}</p>
          <ul className={styles.team}>
            {team.members.map(({ id, personId, name, role, organisation, text }) => (
              <li key={id}>
                <img src={portraitOf(personId)} alt="" width={188} height={188} loading="lazy" />
                <b className="h4">{name}</b>
                <span>{role}</span>
                <span className="small muted">{organisation}</span>
                <p className="small">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <ContactPrompt {...contactPrompt} />
    </>
  )
}
