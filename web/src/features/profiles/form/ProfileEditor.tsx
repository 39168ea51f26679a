import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import labels from '@werkplatz/content/labels/profiles.json'
import applicationMessages from '@werkplatz/content/messages/applications.json'
import general from '@werkplatz/content/messages/general.json'
import fileMessages from '@werkplatz/content/messages/media.json'
import messages from '@werkplatz/content/messages/profile.json'
import type { Profile } from '@werkplatz/contract/profiles/schemas.ts'
import { useRef, useState } from 'react'

import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { confirm } from '../../../ui/confirm/confirm-store.ts'
import { RequiredHint } from '../../../ui/form/frame/RequiredHint.tsx'
import { SaveBar } from '../../../ui/form/frame/SaveBar.tsx'
import { useFormDraft } from '../../../ui/form/frame/use-form-draft.ts'
import { useLeaveGuard } from '../../../ui/form/frame/use-leave-guard.ts'
import { RestoredNote } from '../../../ui/note/RestoredNote.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { type Picture, type PictureChoice, usePictureChoice } from '../../setup/use-picture-choice.ts'
import { fields } from './fields.ts'
import { loadedValues } from './form-values.ts'
import { ProfileFields } from './ProfileFields.tsx'
import { useSaveProfile } from './use-save-profile.ts'
import { useVideoChoice } from './VideoField.tsx'

const texts = labels.form

/** What is shown now: an upload, a design, or nothing chosen yet. */
const startOf = (id: string | null, url: string | null): Picture => ({ id: id ?? '', signedUrl: url })

/** Absent: as it was. */
const chosenId = (choice: PictureChoice, start: Picture): string | null | undefined =>
  choice.chosen === start ? undefined : choice.chosen.id || null

export function ProfileEditor({ userId, profile }: { userId: string; profile: Profile }) {
  const form = useRef<HTMLFormElement>(null)
  const isCompany = profile.type === 'company'
  const [loaded] = useState(() => loadedValues(profile))
  const [firstImage] = useState(() => startOf(profile.imageId, profile.image))
  const [firstBanner] = useState(() => startOf(profile.bannerId, profile.banner))
  const image = usePictureChoice(firstImage, { guidelines: fileMessages.mediaGuidelines })
  const banner = usePictureChoice(firstBanner, { guidelines: fileMessages.mediaGuidelines })
  const video = useVideoChoice(profile.video)
  const state = useFormDraft({ userId, name: `profile.${profile.profileId}`, loaded, fields })
  const files = {
    imageId: chosenId(image, firstImage),
    bannerId: chosenId(banner, firstBanner),
    videoId: video.videoId,
  }
  const given = Object.fromEntries(Object.entries(files).filter(([, id]) => id !== undefined))
  const isChanged = state.isChanged || Object.keys(given).length > 0
  const guard = useLeaveGuard(isChanged, state.forget, general.unsavedChanges)
  const { save, close, busy } = useSaveProfile({ profile, state, guard, form })

  const submit = () => {
    if (busy) return
    const obstacle = image.queue.obstacle() ?? banner.queue.obstacle() ?? video.queue.obstacle()
    if (obstacle) {
      showMessage(obstacle)
      return
    }
    void save(given)
  }
  const askAndClose = async () => {
    if (isChanged && !(await confirm(general.unsavedChanges))) return
    close()
  }
  return (
    <>
      <PageHeader
        title={isCompany ? labels.editCompany : messages.edit.text}
        lead={
          isCompany ? (
            texts.companyLead
          ) : (
            <>
              <RequiredHint /> {texts.lead}
            </>
          )
        }
        actions={
          <ButtonLink
            to={paths.profile(profile.profileId, profile.type, isCompany ? {} : { view: 'preview' })}
            icon={<IconEye stroke={1.75} aria-hidden />}
          >
            {isCompany ? labels.viewProfile : labels.preview}
          </ButtonLink>
        }
      />
      {state.isRestored && <RestoredNote text={applicationMessages.draftRestored.text} onDiscard={state.discard} />}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <ProfileFields profile={profile} state={state} image={image} banner={banner} video={video} />
      </form>
      <SaveBar busy={busy} onClose={() => void askAndClose()} keep={{ label: texts.save, run: submit }} />
    </>
  )
}
