import { useQueryClient } from '@tanstack/react-query'
import general from '@werkplatz/content/labels/general.json'
import labels from '@werkplatz/content/labels/school.json'
import messages from '@werkplatz/content/messages/school.json'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import { call } from '../../../api/client.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Strip } from '../../../ui/strip/Strip.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { schoolKey } from '../api.ts'
import { PATIENCE_MS, sendWaiting, waitingMarks } from './waiting-marks.ts'

/** A server that is away for a moment is asked again. */
const AGAIN_MS = 15_000

/** Says how many marks wait, and sends them as soon as there is a connection. What is refused stays until it was seen. */
export function WaitingMarks({ userId }: { userId: string }) {
  const isOnline = useOnline()
  const queryClient = useQueryClient()
  const { owner, marks } = useSyncExternalStore(waitingMarks.subscribe, waitingMarks.get, waitingMarks.get)
  const own = owner === userId ? marks : []
  const refused = own.filter(({ isRefused }) => isRefused)
  const count = own.length - refused.length

  const send = useEffectEvent(async () => {
    const sent = await sendWaiting(userId, (mark) =>
      call('createMark', { body: mark, signal: AbortSignal.timeout(PATIENCE_MS) }),
    )
    if (sent === 0) return
    showMessage(messages.offlineSent)
    void queryClient.invalidateQueries({ queryKey: schoolKey })
  })

  useEffect(() => {
    const load = () => waitingMarks.load(userId)
    load()
    // Another window kept or sent one.
    window.addEventListener('storage', load)
    return () => window.removeEventListener('storage', load)
  }, [userId])
  useEffect(() => {
    if (!isOnline || count === 0) return
    void send()
    const timer = setInterval(() => void send(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isOnline, count])

  return (
    <>
      {count === 1 && <Strip kind="offline" title={messages.offlineWaitingOne.text} text={labels.waitingTextOne} />}
      {count > 1 && (
        <Strip kind="offline" title={fillIn(messages.offlineWaiting.text, { count })} text={labels.waitingText} />
      )}
      {refused.map(({ mark: { entryId, subject, grade } }) => (
        <Strip
          key={entryId}
          kind="warning"
          title={`${messages.offlineFailed.text}:`}
          text={fillIn(labels.refusedMark, { subject, grade: grade.toFixed(1) })}
          action={
            <Button size="small" onClick={() => waitingMarks.drop(userId, entryId)}>
              {general.discard}
            </Button>
          }
        />
      ))}
    </>
  )
}
