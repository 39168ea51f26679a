import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/applications.json'
import type { ApplyHindrance } from '@werkplatz/contract/activities/schemas.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { useApplicationActions } from '../actions.ts'
import { targetQuery } from '../api.ts'

export type ApplyInsteadProps = { activityId: string; hindrance: ApplyHindrance | null }

/** Who cannot apply has mostly begun already: the way to what they sent, or to ask their own company. */
export function ApplyInstead({ activityId, hindrance }: ApplyInsteadProps) {
  if (hindrance === 'external_request_needed') return <RequestButton activityId={activityId} />
  if (hindrance === 'own') return <ButtonLink to={paths.applications('received')}>{labels.toApplications}</ButtonLink>
  if (hindrance === 'already_applied') return <OwnApplication activityId={activityId} />
  if (hindrance === 'external_request_pending') return <OwnRequest activityId={activityId} />
  // The answer stays readable, and one may ask again.
  if (hindrance === 'external_request_rejected')
    return (
      <>
        <OwnRequest activityId={activityId} />
        <RequestButton activityId={activityId} />
      </>
    )
  return null
}

export function RequestButton({ activityId }: { activityId: string }) {
  const actions = useApplicationActions()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const request = async () => {
    setBusy(true)
    const to = await actions.request(activityId)
    setBusy(false)
    if (to) void navigate(to)
  }
  return (
    <Button kind="primary" busy={busy} onClick={() => void request()}>
      {labels.requestExternal}
    </Button>
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
