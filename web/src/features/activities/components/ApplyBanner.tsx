import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import labels from '@werkplatz/content/labels/activities.json'
import type { ActivityDetails } from '@werkplatz/contract/activities/schemas.ts'
import type { ReactNode } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { dayNumber, type Instant, zurichDayNumber } from '../../../lib/zurich-clock.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { applyReasons } from '../apply-reasons.ts'
import { freePlaces } from '../labels.ts'

import styles from './ApplyBanner.module.css'

export type ApplyBannerProps = {
  activity: ActivityDetails
  /** How to go on when one cannot apply: to what one has sent, or to ask one's own company first. */
  instead?: ReactNode
}

/** The way in, or why there is none. On a phone the way in stays at the bottom edge. */
export function ApplyBanner({ activity, instead }: ApplyBannerProps) {
  const { canApply, applyBlocker, slots, reserved, authorName, dateStart } = activity
  const isNarrow = useNarrow()
  if (!canApply) {
    if (!applyBlocker) return null
    // Asking for permission is a first step like applying: on a phone it is as near.
    const isSticky = isNarrow && applyBlocker === 'external_request_needed'
    return (
      <>
        <Note>
          <span className={styles.reason}>
            {applyReasons[applyBlocker]}
            {!isSticky && instead}
          </span>
        </Note>
        {isSticky && (
          <div className={styles.bar}>
            <b>{freePlaces(slots, reserved).short}</b>
            {instead}
          </div>
        )}
      </>
    )
  }
  const { short, long } = freePlaces(slots, reserved)
  const soon = startsSoon(dateStart)
  const to = paths.applicationForm(activity.activityId)
  return (
    <>
      <section className={styles.banner} aria-label={labels.apply}>
        <div className={styles.words}>
          <h2 className={styles.title}>{long}</h2>
          <p>
            {soon && `${soon}. `}
            {labels.applicationGoesTo} {authorName}.
          </p>
        </div>
        <ButtonLink kind="accent" size="large" to={to} iconRight={<IconArrowRight stroke={1.75} aria-hidden />}>
          {labels.apply}
        </ButtonLink>
      </section>
      <div className={styles.bar}>
        <div>
          <b>{short}</b>
          {soon && <small>{soon}</small>}
        </div>
        <ButtonLink kind="primary" size="large" to={to}>
          {labels.apply}
        </ButtonLink>
      </div>
    </>
  )
}

const SOON_DAYS = 14

/** A start within the next 14 days counts as soon. */
export function startsSoon(dateStart: string | null, now: Instant = Date.now()): string | null {
  if (!dateStart) return null
  const inDays = dayNumber(dateStart) - zurichDayNumber(now)
  if (inDays < 0 || inDays > SOON_DAYS) return null
  if (inDays === 0) return labels.startsToday
  return inDays === 1 ? labels.startsTomorrow : fillIn(labels.startsInDays, { days: inDays })
}
