import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/way-on.json'
import { Link } from 'react-router'

import { openCountQuery } from '../../features/activities/similar/api.ts'
import { tabCountsQuery } from '../../features/applications/api.ts'
import { waitingSentence, waitingTab } from '../../features/applications/tabs.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { paths } from '../../lib/paths.ts'

import styles from './NextSteps.module.css'

const texts = labels.notFound
const all = ['own', 'received', 'external'] as const

/** Three things this person can do now. */
export function NextSteps() {
  const { data: open } = useQuery(openCountQuery)
  const { data: counts } = useQuery(tabCountsQuery)
  const waiting = waitingTab(counts, all)
  const steps = [
    {
      to: paths.activities('OPEN'),
      icon: IconBuildingStore,
      title: openTitle(open),
      text: texts.activitiesText,
    },
    {
      to: paths.applications(waiting ?? undefined),
      icon: IconSend,
      title: waiting ? texts.waiting : texts.applications,
      text: (waiting && waitingSentence(waiting, counts?.[waiting])) ?? texts.applicationsText,
    },
    { to: paths.controlPanel(), icon: IconAdjustments, title: texts.settings, text: texts.settingsText },
  ]
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.heading}>
        {texts.next}
      </h2>
      <ul className={styles.steps}>
        {steps.map(({ to, icon: Icon, title, text }) => (
          <li key={to}>
            <Link to={to} className={styles.step}>
              <span className={styles.icon}>
                <Icon stroke={1.75} aria-hidden />
              </span>
              <span className={styles.words}>
                <b>{title}</b>
                <small>{text}</small>
              </span>
              <IconChevronRight className={styles.arrow} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function openTitle(count: number | undefined) {
  if (!count) return texts.activities
  return count === 1 ? texts.oneActivity : fillIn(texts.activitiesCounted, { count })
}
