import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import labels from '@werkplatz/content/labels/profiles.json'
import messages from '@werkplatz/content/messages/profile.json'
import type { Profile, ProfileViewer } from '@werkplatz/contract/profiles/schemas.ts'
import { useState } from 'react'

import { useThing } from '../../../api/use-thing.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { CheckField } from '../../../ui/form/fields/CheckField.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { Segmented } from '../../../ui/segmented/Segmented.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { PersonBanner } from '../../shared/PersonBanner.tsx'
import { useChangeVisibility } from '../actions.ts'
import { profileQuery } from '../api.ts'
import { nameOf } from '../names.ts'
import { SeenTable } from './SeenTable.tsx'

import styles from './ProfilePreview.module.css'

const texts = labels.visibility
const eyes: { value: ProfileViewer; label: string }[] = [
  { value: 'COLLEAGUE', label: messages.previewColleague.text },
  { value: 'STRANGER', label: messages.previewStranger.text },
]

/** The own profile with others' eyes, and the one switch that decides what strangers see. */
export function ProfilePreview({ profile }: { profile: Profile }) {
  const [viewer, setViewer] = useState<ProfileViewer>('STRANGER')
  const colleague = useThing(profileQuery('user', profile.profileId, 'COLLEAGUE'))
  const stranger = useThing(profileQuery('user', profile.profileId, 'STRANGER'))
  const change = useChangeVisibility()
  const [busy, setBusy] = useState(false)
  useFailureMessage(messages.loadFailed, colleague.error ?? stranger.error)
  const retry = () => {
    void colleague.refetch()
    void stranger.refetch()
  }
  const isOpen = profile.isOpen ?? false
  const toggle = async (open: boolean) => {
    if (busy) return
    setBusy(true)
    await change(open)
    setBusy(false)
  }
  const shown = viewer === 'COLLEAGUE' ? colleague.data : stranger.data
  return (
    <>
      <PageHeader
        title={messages.previewHeading.text}
        lead={profile.isMinor && !isOpen ? messages.visibilityMinor.text : isOpen ? texts.isOpen : texts.isClosed}
        actions={
          <ButtonLink to={paths.profile(profile.profileId, 'user')} icon={<IconArrowLeft stroke={1.75} aria-hidden />}>
            {messages.previewEnd.text}
          </ButtonLink>
        }
      />
      <div className={styles.grid}>
        <div className={styles.side}>
          <section className={styles.card}>
            <CheckField variant="switch" label={texts.open} checked={isOpen} onChange={(open) => void toggle(open)} />
            <p>{texts.openText}</p>
            <p>{texts.again}</p>
          </section>
          <Note kind="info">
            <b>{texts.safe}</b>
            <br />
            {texts.safeText}
          </Note>
        </div>
        <div className={styles.seen}>
          <Segmented label={texts.eyes} value={viewer} onChange={setViewer} options={eyes} full />
          {colleague.error || stranger.error ? (
            <LoadFailed size="small" onRetry={retry} busy={colleague.isFetching || stranger.isFetching} />
          ) : shown && colleague.data && stranger.data ? (
            <>
              <PersonBanner
                name={nameOf(shown)}
                slogan={shown.slogan}
                image={shown.image}
                banner={shown.banner}
                colorKey={profile.userId ?? profile.profileId}
              />
              <SeenTable colleague={colleague.data} stranger={stranger.data} />
            </>
          ) : (
            <SkeletonText lines={8} />
          )}
        </div>
      </div>
    </>
  )
}
