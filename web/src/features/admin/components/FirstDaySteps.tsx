import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/admin-overview.json'
import type { FirstDay } from '@werkplatz/contract/admin/schemas.ts'
import { Link } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { type Step, Steps } from '../../../ui/steps/Steps.tsx'
import { useHideFirstDay } from '../actions.ts'

import styles from './FirstDaySteps.module.css'

/** What an officer of a new company does first; each step says where. */
export function FirstDaySteps({ firstDay, companyProfile }: { firstDay: FirstDay; companyProfile: string }) {
  const hide = useHideFirstDay()
  const planned = [
    {
      id: 'companyProfile',
      title: messages.firstDayProfile.text,
      line: labels.firstDayProfileLine,
      to: companyProfile,
      word: labels.fill,
      icon: IconBuilding,
    },
    {
      id: 'trainers',
      title: messages.firstDayTrainers.text,
      line: labels.firstDayTrainersLine,
      to: paths.adminInvite(),
      word: labels.invite,
      icon: IconClock,
    },
    {
      id: 'apprentices',
      title: messages.firstDayApprentices.text,
      line: labels.firstDayApprenticesLine,
      to: paths.adminInvite(),
      word: labels.invite,
      icon: IconSchool,
    },
    {
      id: 'activity',
      title: messages.firstDayActivity.text,
      line: labels.firstDayActivityLine,
      to: paths.activityForm(),
      word: labels.offer,
      icon: IconBuildingStore,
    },
  ] as const
  const next = planned.find(({ id }) => !firstDay[id])?.id
  const steps: Step[] = [
    { id: 'account', state: 'done', title: labels.firstDayAccount, icon: IconClock },
    ...planned.map(({ id, title, line, to, word, icon }): Step => ({
      id,
      title,
      icon,
      state: firstDay[id] ? 'done' : id === next ? 'now' : 'open',
      subtitle: firstDay[id] ? undefined : (
        <>
          {line}{' '}
          <Link className={styles.link} to={to}>
            {word}
          </Link>
        </>
      ),
    })),
  ]
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <Card
      title={messages.firstDay.text}
      as="section"
      actions={<span className="small muted">{fillIn(labels.firstDayProgress, { done, total: steps.length })}</span>}
    >
      <Steps label={messages.firstDay.text} steps={steps} />
      <div className={styles.hide}>
        <Button kind="ghost" size="small" onClick={() => void hide()}>
          {labels.firstDayHide}
        </Button>
      </div>
    </Card>
  )
}
