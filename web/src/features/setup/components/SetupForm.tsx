import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import messages from '@werkplatz/content/messages/setup.json'
import texts from '@werkplatz/content/public/auth.json'
import type { Profession } from '@werkplatz/contract/people/schemas.ts'
import type { PictureKind } from '@werkplatz/contract/setup/designs.ts'
import { setupFieldLabels } from '@werkplatz/contract/setup/labels.ts'
import { setupLimits } from '@werkplatz/contract/setup/limits.ts'
import type { ProfileSetup } from '@werkplatz/contract/setup/schemas.ts'
import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { isApiError, refusedFields } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { session, useUser } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { paths } from '../../../lib/paths.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { DateField } from '../../../ui/form/date/DateField.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { showMessage, showToast } from '../../../ui/toast/show-message.ts'
import { usePictureChoice } from '../use-picture-choice.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { ProfessionField } from './ProfessionField.tsx'

import styles from './SetupForm.module.css'

const copy = texts.setup

type Errors = { slogan?: string | undefined; date?: string | undefined }

export function SetupForm({ setup }: { setup: ProfileSetup }) {
  const avatar = usePictureChoice(setup.avatar)
  const banner = usePictureChoice(setup.banner)
  const user = useUser()
  // Who is interrupted here begins where they were.
  const userId = user?.id ?? ''
  const { value: slogan, change: setSlogan, forget: forgetSlogan } = useKept(userId, 'setup.slogan', setup.slogan)
  const { value: date, change: setDate, forget: forgetDate } = useKept(userId, 'setup.date', setup.dateJoined ?? '')
  const [profession, setProfession] = useState<Profession | null>(null)
  const [choosing, setChoosing] = useState<PictureKind | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const act = useAction()
  const navigate = useNavigate()

  function show(found: Errors) {
    setErrors(found)
    const wrong = (['slogan', 'date'] as const).find((name) => found[name])
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const [imageId, bannerId] = [avatar.chosen.id, banner.chosen.id]
    const isComplete = imageId && bannerId && slogan.trim() && (!setup.needsDate || date)
    if (!isComplete) {
      showMessage(messages.incomplete)
      return show({
        ...(!slogan.trim() && { slogan: copy.sloganMissing }),
        ...(setup.needsDate && !date && { date: copy.dateMissing }),
      })
    }
    const obstacle = avatar.queue.obstacle() ?? banner.queue.obstacle()
    if (obstacle) return void showMessage(obstacle)
    setBusy(true)
    const isDone = await act({
      run: () =>
        call('finishSetup', {
          body: { imageId, bannerId, slogan, date: date || null, professionId: profession?.professionId ?? null },
        }),
      done: messages.done,
      failed: null,
      onFailed: (error) => {
        const sentences = isApiError(error, 400) ? error.errors.join(' ') : ''
        if (sentences) showToast({ kind: 'error', title: sentences, durationMs: messages.saveFailed.durationMs })
        else showMessage(messages.saveFailed, isApiError(error) ? error : {})
        show(Object.fromEntries(refusedFields(error).map(({ path, sentence }) => [path, sentence])))
      },
    })
    setBusy(false)
    if (!isDone) return
    if (user && profession) session.updateUser({ ...user, profession: profession.name })
    forgetSlogan()
    forgetDate()
    session.finishSetup()
    void navigate(paths.dashboard(), { replace: true })
  }

  return (
    <form ref={form} className={styles.card} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.banner}>
        <img src={banner.chosen.signedUrl ?? undefined} alt={copy.bannerAlt} width={1600} height={400} />
        <Button
          size="small"
          className={styles.bannerButton ?? ''}
          icon={<IconPhoto stroke={1.75} aria-hidden />}
          onClick={() => setChoosing('banner')}
        >
          {copy.bannerChoose}
        </Button>
      </div>
      <div className={styles.avatar}>
        <img src={avatar.chosen.signedUrl ?? undefined} alt={copy.avatarAlt} width={120} height={120} />
        <span className={styles.avatarButton}>
          <IconButton
            kind="primary"
            label={copy.avatarChoose}
            icon={<IconCamera stroke={1.75} aria-hidden />}
            onClick={() => setChoosing('avatar')}
          />
        </span>
      </div>
      <div className={styles.fields}>
        <TextField
          label={setupFieldLabels.slogan}
          hint={copy.sloganHint}
          name="slogan"
          value={slogan}
          error={errors.slogan}
          onChange={(next) => {
            setSlogan(next)
            setErrors({ ...errors, slogan: undefined })
          }}
          maxLength={setupLimits.slogan}
          required
        />
        {setup.needsDate && (
          <DateField
            label={setupFieldLabels.date}
            hint={copy.dateJoinedHint}
            name="date"
            value={date}
            error={errors.date}
            onChange={(next) => {
              setDate(next)
              setErrors({ ...errors, date: undefined })
            }}
            required
          />
        )}
        {setup.needsDate && <ProfessionField entered={setup.profession} chosen={profession} onChoose={setProfession} />}
        <Button type="submit" kind="primary" size="large" block busy={busy}>
          {copy.submit}
        </Button>
      </div>
      {choosing && (
        <PictureDialog
          kind={choosing}
          choice={choosing === 'avatar' ? avatar : banner}
          onClose={() => setChoosing(null)}
        />
      )}
    </form>
  )
}
