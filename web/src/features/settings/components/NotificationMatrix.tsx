import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/settings.json'
import messages from '@werkplatz/content/messages/settings.json'
import { settingFieldLabels } from '@werkplatz/contract/settings/labels.ts'
import type { NotificationSettings, SettingKey } from '@werkplatz/contract/settings/schemas.ts'
import { useEffect } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { FormSection } from '../../../ui/form/frame/FormSection.tsx'
import { SkeletonRows } from '../../../ui/skeleton/Skeleton.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { useChangeNotificationSettings } from '../actions.ts'
import { settingsQuery } from '../api.ts'
import { channelOf, ticksOf, type Ticks } from '../channels.ts'

import box from '../../../ui/form/fields/CheckField.module.css'
import styles from './NotificationMatrix.module.css'

const topics: { key: SettingKey; name: string; subtitle: string }[] = [
  { key: 'activitySetting', name: settingFieldLabels.activitySetting, subtitle: labels.activitiesText },
  { key: 'applicationSetting', name: settingFieldLabels.applicationSetting, subtitle: labels.applicationsText },
  { key: 'statusSetting', name: settingFieldLabels.statusSetting, subtitle: labels.statusText },
  { key: 'communitySetting', name: settingFieldLabels.communitySetting, subtitle: labels.communityText },
  { key: 'messageSetting', name: settingFieldLabels.messageSetting, subtitle: labels.chatText },
  { key: 'adminSetting', name: settingFieldLabels.adminSetting, subtitle: labels.administrationText },
]

/** Where the person wants to hear of each topic; every tick is saved at once. */
export function NotificationMatrix() {
  return (
    <FormSection title={labels.notifications} text={labels.notificationsText}>
      <Matrix />
    </FormSection>
  )
}

function Matrix() {
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery)
  const changeSettings = useChangeNotificationSettings()
  useEffect(() => {
    if (isError) showMessage(messages.loadFailed)
  }, [isError])
  if (!data) {
    return isError ? <LoadFailed onRetry={() => void refetch()} busy={isFetching} /> : <SkeletonRows rows={6} />
  }
  const { theme: _, ...six } = data
  const change = (key: SettingKey, ticks: Ticks) =>
    void changeSettings({ ...six, [key]: channelOf(ticks) } satisfies NotificationSettings)
  return (
    <Card padding="none">
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{labels.topic}</th>
            <th scope="col">
              <IconBell stroke={1.75} aria-hidden />
              {labels.inProduct}
            </th>
            <th scope="col">
              <IconMail stroke={1.75} aria-hidden />
              {labels.email}
            </th>
          </tr>
        </thead>
        <tbody>
          {topics.map(({ key, name, subtitle }) => {
            const ticks = ticksOf(six[key])
            return (
              <tr key={key}>
                <th scope="row">
                  <b>{name}</b>
                  <small>{subtitle}</small>
                </th>
                <td>
                  <Tick
                    label={fillIn(labels.inProductNamed, { name })}
                    checked={ticks.inApp}
                    onChange={(inApp) => change(key, { ...ticks, inApp })}
                  />
                </td>
                <td>
                  <Tick
                    label={`${name} per E-Mail`}
                    checked={ticks.mail}
                    onChange={(mail) => change(key, { ...ticks, mail })}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}

type TickProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className={styles.hit}>
      <input
        type="checkbox"
        className={box.box}
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
