import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/settings.json'
import messages from '@werkplatz/content/messages/settings.json'
import { settingFieldLabels } from '@werkplatz/contract/settings/labels.ts'
import type { NotificationSettings, SettingKey } from '@werkplatz/contract/settings/schemas.ts'
import { useEffect } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { FormSection } from '../../../ui/form/frame/FormSection.tsx'
import { Bone } from '../../../ui/skeleton/Skeleton.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { useChangeNotificationSettings } from '../actions.ts'
import { settingsQuery } from '../api.ts'
import { channelOf, ticksOf, type Ticks } from '../channels.ts'

import box from '../../../ui/form/fields/CheckField.module.css'
import styles from './NotificationMatrix.module.css'

/** The last is for those alone whom it can reach. */
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
  const isModerator = useUser()?.can['admin.open']
  const shown = topics.filter(({ key }) => key !== 'adminSetting' || isModerator)
  useEffect(() => {
    if (isError) showMessage(messages.loadFailed)
  }, [isError])
  if (!data && isError) return <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
  const change = (key: SettingKey, ticks: Ticks) => {
    if (!data) return
    const { theme: _, ...six } = data
    void changeSettings({ ...six, [key]: channelOf(ticks) } satisfies NotificationSettings)
  }
  return (
    <Card padding="none">
      {/* Its words are known from the start; only the ticks are waited for, each in its place. */}
      <table className={styles.matrix} aria-busy={!data}>
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
          {shown.map(({ key, name, subtitle }) => {
            const ticks = data ? ticksOf(data[key]) : null
            return (
              <tr key={key}>
                <th scope="row">
                  <b>{name}</b>
                  <small>{subtitle}</small>
                </th>
                <td>
                  <Tick
                    label={fillIn(labels.inProductNamed, { name })}
                    checked={ticks?.inApp}
                    onChange={(inApp) => ticks && change(key, { ...ticks, inApp })}
                  />
                </td>
                <td>
                  <Tick
                    label={`${name} per E-Mail`}
                    checked={ticks?.mail}
                    onChange={(mail) => ticks && change(key, { ...ticks, mail })}
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

/** `checked` is not known yet while it is read. */
type TickProps = { label: string; checked: boolean | undefined; onChange: (checked: boolean) => void }

function Tick({ label, checked, onChange }: TickProps) {
  if (checked === undefined) {
    return (
      <span className={styles.hit}>
        <Bone kind="box" />
      </span>
    )
  }
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
