import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/session.json'
import settings from '@werkplatz/content/messages/settings.json'
import texts from '@werkplatz/content/public/security.json'
import type { ActiveSession } from '@werkplatz/contract/accounts/schemas.ts'
import { useEffect, useState } from 'react'

import { call } from '../../../api/client.ts'
import { session } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { FormSection } from '../../../ui/form/frame/FormSection.tsx'
import { Bone } from '../../../ui/skeleton/Skeleton.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { activeSessionsQuery } from '../api.ts'

import styles from './SessionsSection.module.css'

const copy = texts.sessions

export function SessionsSection() {
  const { data, isError, isFetching, refetch } = useQuery(activeSessionsQuery)
  const act = useAction()
  const [busy, setBusy] = useState(false)
  // An ended one stays in view, struck through, until the page is left: also when the list is read again without it.
  const [ended, setEnded] = useState<readonly ActiveSession[]>([])
  const isEnded = ({ id }: ActiveSession) => ended.some((one) => one.id === id)

  async function endOne(one: ActiveSession) {
    const isDone = await act({
      run: () => call('endActiveSession', { body: { id: one.id } }),
      done: settings.sessionEnded,
      failed: settings.sessionEndFailed,
    })
    if (isDone) setEnded((before) => [...before, one])
  }

  useEffect(() => {
    if (isError) showMessage(settings.sessionsFailed)
  }, [isError])

  async function endAll() {
    const isDone = await act({
      ask: messages.totalLogoutConfirm,
      danger: true,
      run: () => {
        setBusy(true)
        return call('logOutEverywhere')
      },
      done: messages.totalLogoutDone,
      failed: messages.totalLogoutFailed,
    })
    if (isDone) session.loggedOutEverywhere()
    setBusy(false)
  }

  // Beside the list, not under it: it stays where it is, however many devices there are.
  const text = (
    <>
      {copy.lead}
      <Button
        busy={busy}
        icon={<IconLogout stroke={1.75} aria-hidden />}
        onClick={() => void endAll()}
        className={styles.end ?? ''}
      >
        {copy.endAll}
      </Button>
    </>
  )
  return (
    <FormSection title={copy.title} text={text}>
      <div className={styles.column}>
        {isError ? (
          <LoadFailed size="small" onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Card padding="none">
            <ul className={styles.list}>
              {data ? (
                [...data.filter((one) => !isEnded(one)), ...ended].map((one) => (
                  <SessionRow key={one.id} session={one} isEnded={isEnded(one)} onEnd={() => void endOne(one)} />
                ))
              ) : (
                <WaitingRow />
              )}
            </ul>
          </Card>
        )}
      </div>
    </FormSection>
  )
}

function DeviceIcon({ device }: { device: string }) {
  if (/iPhone|iPad|Android/.test(device)) return <IconDeviceMobile stroke={1.5} aria-hidden />
  if (/Mac|Windows|Chromebook/.test(device)) return <IconDeviceLaptop stroke={1.5} aria-hidden />
  return <IconDeviceDesktop stroke={1.5} aria-hidden />
}

/** As high as a session: there is one at least, for somebody is looking. */
const WaitingRow = () => (
  <li className={styles.row} aria-hidden>
    <Bone width={24} height={24} />
    <div className={styles.words}>
      <strong>
        <Bone width="40%" height="1lh" />
      </strong>
      <span className="small">
        <Bone width="30%" height="1lh" />
      </span>
    </div>
  </li>
)

type SessionRowProps = { session: ActiveSession; isEnded: boolean; onEnd: () => void }

function SessionRow({ session: one, isEnded, onEnd }: SessionRowProps) {
  return (
    <li className={classNames(styles.row, isEnded && styles.ended)}>
      <DeviceIcon device={one.device} />
      <div className={styles.words}>
        <strong title={one.userAgent}>{one.device}</strong>
        <span className="small muted">{copy.signedIn.replace('{time}', relativeTime(one.dateCreated, 'list'))}</span>
      </div>
      {one.isCurrent ? (
        <StatusTag tone="APPROVED" label={copy.current} />
      ) : isEnded ? (
        <span className="small muted">{labels.sessionEnded}</span>
      ) : (
        <Button size="small" aria-label={fillIn(labels.sessionEndOf, { device: one.device })} onClick={onEnd}>
          {labels.sessionEnd}
        </Button>
      )}
    </li>
  )
}
