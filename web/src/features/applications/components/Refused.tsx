import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/applications.json'
import type { ApplicationDetails } from '@werkplatz/contract/applications/schemas.ts'
import type { ReactNode } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { SimilarActivities } from '../../activities/similar/SimilarActivities.tsx'
import { Letter } from '../../shared/Letter.tsx'
import { targetQuery } from '../api.ts'

import styles from './Refused.module.css'

const MOST = 3

/** For who applied: the answer as it was written, and what else is open. The own text is read again on demand. */
export function Refused({ application, children }: { application: ApplicationDetails; children: ReactNode }) {
  const { review, activityId, activityTitle, activityCompany } = application
  return (
    <>
      {review && (
        <Letter
          name={review.reviewer}
          message={review.message}
          signature={fillIn(labels.letterFrom, {
            name: review.reviewer,
            company: activityCompany,
            activity: activityTitle,
          })}
        />
      )}
      <SimilarActivities to={activityId} title={labels.alsoForYou} text={labels.alsoForYouText} most={MOST} withAll />
      <details className={styles.own}>
        <summary>
          <IconFileText stroke={1.75} aria-hidden />
          {labels.readAgain}
          <IconChevronDown className={styles.chevron} stroke={1.75} aria-hidden />
        </summary>
        <div className={styles.text}>{children}</div>
      </details>
    </>
  )
}

/** Second choice: with the old text to begin with, as long as the activity is open. */
export function OnceMore({ application }: { application: ApplicationDetails }) {
  const { data } = useQuery(targetQuery(application.activityId))
  if (!application.can.edit || !data?.canApply) return null
  return (
    <Card as="section" title={labels.onceMore}>
      <p className={styles.hint}>{labels.onceMoreText}</p>
      <ButtonLink
        block
        to={paths.applicationForm(application.activityId, application.id)}
        icon={<IconSend stroke={1.75} aria-hidden />}
      >
        {labels.applyAgain}
      </ButtonLink>
    </Card>
  )
}
