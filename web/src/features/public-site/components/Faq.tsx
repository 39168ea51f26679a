import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import features from '@werkplatz/content/public/features.json'
import { Link } from 'react-router'

import { paths } from '../../../lib/paths.ts'

import styles from './Faq.module.css'
import section from './Section.module.css'

const { faq } = features
const [ask = '', where = ''] = faq.lead.split('? ')

/** One open at a time by the shared name, each with its own address: the browser needs no help with either. */
export function Faq() {
  return (
    <section className={styles.faq} aria-labelledby="fragen">
      <div className={section.wrap}>
        <div className={styles.title}>
          <h2 id="fragen" className="d-m">
            {faq.title}
          </h2>
          <p className="lead">
            {ask}?{' '}
            <Link className="link" to={paths.contact()}>
              {where}
            </Link>
          </p>
        </div>
        <div>
          {faq.items.map(({ id, question, answer }, index) => (
            <details key={id} id={id} name="faq" open={index === 0} className={styles.question}>
              <summary>
                <h3>{question}</h3>
                <IconPlus stroke={1.75} aria-hidden />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
