import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/settings.json'
import type { NotificationSettings, SettingKey } from '@werkplatz/contract/settings/schemas.ts'
import { useEffect } from 'react'

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

const topics: { key: SettingKey; name: string; line: string }[] = [
  { key: 'activitySetting', name: 'Aktivitäten', line: 'Neue Aktivitäten und bald beginnende' },
  { key: 'applicationSetting', name: 'Bewerbungen', line: 'Antworten und neue Bewerbungen' },
  { key: 'statusSetting', name: 'Status', line: 'Freigaben, Prüfungen, Bewilligungen' },
  { key: 'communitySetting', name: 'Community', line: 'Kommentare, Herzen, neue Follower' },
  { key: 'messageSetting', name: 'Nachrichten', line: 'Neue Chat-Nachrichten' },
  { key: 'adminSetting', name: 'Administration', line: 'Meldungen und Kontaktanfragen' },
]

/** Where the person wants to hear of each topic; every tick is saved at once. */
export function NotificationMatrix() {
  return (
    <FormSection title="Benachrichtigungen" text="Was du wo erfahren willst. Ohne Häkchen bleibt es still.">
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
            <th scope="col">Thema</th>
            <th scope="col">
              <IconBell stroke={1.75} aria-hidden />
              In Werkplatz
            </th>
            <th scope="col">
              <IconMail stroke={1.75} aria-hidden />
              E-Mail
            </th>
          </tr>
        </thead>
        <tbody>
          {topics.map(({ key, name, line }) => {
            const ticks = ticksOf(six[key])
            return (
              <tr key={key}>
                <th scope="row">
                  <b>{name}</b>
                  <small>{line}</small>
                </th>
                <td>
                  <Tick
                    label={`${name} in Werkplatz`}
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
