import { useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/profile.json'
import type { Profile } from '@werkplatz/contract/profiles/schemas.ts'
import type { RefObject } from 'react'

import { refusedFields } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { session, useUser } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { paths } from '../../../lib/paths.ts'
import type { FormDraft } from '../../../ui/form/frame/use-form-draft.ts'
import { useSaving } from '../../../ui/form/frame/use-saving.ts'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { forgetAvatar } from '../../files/own-avatar.ts'
import { profileQuery } from '../api.ts'
import {
  changesOf,
  type ChosenFiles,
  findErrors,
  loadedValues,
  type FormValues,
  problems,
  withValues,
} from './form-values.ts'

export interface SaveInput {
  profile: Profile
  state: FormDraft<FormValues>
  guard: { release: () => void }
  form: RefObject<HTMLFormElement | null>
}

type Changes = ReturnType<typeof changesOf>

async function send({ type, profileId: id }: Profile, { card, about }: Changes) {
  if (type === 'company') {
    if (card) await call('editCompanyCard', { body: { id, ...card } })
    if (about) await call('editCompanyAbout', { body: { id, ...about } })
    return
  }
  const { companyName: _, ...own } = card ?? {}
  const { employeeCount: _count, dateFounded: _date, ...told } = about ?? {}
  if (card) await call('editUserCard', { body: own })
  if (about) await call('editUserAbout', { body: told })
}

/** One save sends card and text. Where it fails the profile is again what it was, and what was typed stays in the form. */
export function useSaveProfile({ profile, state, guard, form }: SaveInput) {
  const act = useAction()
  const user = useUser()
  const queryClient = useQueryClient()
  const saving = useSaving<FormValues, 'keep'>({ state, guard, form })
  const { type, profileId } = profile
  const page = paths.profile(profileId, type)

  const showNow = (values: FormValues) => () => {
    const { queryKey } = profileQuery(type, profileId)
    const before = queryClient.getQueryData(queryKey)
    if (before) queryClient.setQueryData(queryKey, withValues(before, values))
    return () => void queryClient.setQueryData(queryKey, before)
  }

  const save = async (files: ChosenFiles) => {
    const { values } = state
    const errors = findErrors(values, type)
    const [first] = Object.values(errors)
    if (first) {
      const said = problems.find(({ text }) => text === first)
      if (said) showMessage(said)
      saving.fail(errors)
      return
    }
    const changes = changesOf(values, loadedValues(profile), files)
    saving.begin('keep')
    const outcome = await act({
      optimistic: showNow(values),
      run: () => send(profile, changes),
      done: type === 'company' ? messages.companySaved : messages.saved,
      failed: messages.saveFailed,
      onFailed: (error) => saving.refused(refusedFields(error)),
      invalidates: [['profile'], ['author-card'], ['company-footer'], ['activities']],
      // The card may have been saved, and the text not.
      invalidatesOnFailure: [['profile']],
    })
    if (!outcome) return
    if (type === 'user' && user) {
      session.updateUser({ ...user, nameFirst: values.nameFirst.trim(), nameLast: values.nameLast.trim() })
      if (files.imageId !== undefined) forgetAvatar(queryClient, user.id)
    }
    saving.close(page)
  }
  return { save, close: () => saving.close(page), busy: saving.busy }
}
