import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/applications.json'
import type { ApplyBlocker } from '@werkplatz/contract/activities/schemas.ts'
import { useState } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { paths } from '../../../lib/paths.ts'
import { isKept } from '../../../lib/use-kept.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { targetQuery } from '../api.ts'
import { RequestDialog, requestDraft } from '../request/RequestDialog.tsx'

export type ApplyInsteadProps = { activityId: string; blocker: ApplyBlocker | null }

/** Who cannot apply has mostly begun already: the way to what they sent, or to ask their own company. */
export function ApplyInstead({ activityId, blocker }: ApplyInsteadProps) {
  if (blocker === 'external_request_needed') return <RequestButton activityId={activityId} />
  if (blocker === 'own') return <ButtonLink to={paths.applications('received')}>{labels.toApplications}</ButtonLink>
  if (blocker === 'already_applied') return <OwnApplication activityId={activityId} />
  if (blocker === 'external_request_pending') return <OwnRequest activityId={activityId} />
  // The answer stays readable, and one may ask again.
  if (blocker === 'external_request_rejected')
    return (
      <>
        <OwnRequest activityId={activityId} />
        <RequestButton activityId={activityId} />
      </>
    )
  return null
}

export function RequestButton({ activityId }: { activityId: string }) {
  const userId = useUser()?.id
  const [isAsking, setAsking] = useState(() => isKept(userId, requestDraft(activityId)))
  return (
    <>
      <Button kind="primary" onClick={() => setAsking(true)}>
        {labels.requestExternal}
      </Button>
      {isAsking && userId && <RequestDialog userId={userId} activityId={activityId} onClose={() => setAsking(false)} />}
    </>
  )
}

function OwnApplication({ activityId }: { activityId: string }) {
  const { data } = useQuery(targetQuery(activityId))
  if (!data?.ownApplication) return null
  return <ButtonLink to={paths.application(data.ownApplication.id)}>{labels.toApplication}</ButtonLink>
}

function OwnRequest({ activityId }: { activityId: string }) {
  const { data } = useQuery(targetQuery(activityId))
  if (!data?.externalRequest) return null
  return <ButtonLink to={paths.approval(data.externalRequest.id)}>{labels.toRequest}</ButtonLink>
}
