import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/admin-companies.json'
import admin from '@werkplatz/content/messages/admin.json'
import type { EditCompany, OnboardCompany } from '@werkplatz/contract/companies/admin-schemas.ts'

import { isApiError } from '../../api/api-error.ts'
import { answer, call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { detailsOf } from '../../ui/failure/use-failure-message.ts'
import type { MessageEntry } from '../../ui/toast/message-text.ts'
import { showMessage } from '../../ui/toast/show-message.ts'

const about = (message: MessageEntry, values: Record<string, string>): MessageEntry => ({
  ...message,
  text: fillIn(message.text, values),
})

const companies = [['admin']]

export function useCompanies() {
  const act = useAction()
  return {
    onboard: async (company: OnboardCompany, onTaken: () => void) => {
      const done = await act({
        run: () => answer('onboardCompany', { body: company }),
        done: about(messages.created, { companyName: company.name }),
        failed: null,
        onFailed: (error) => {
          if (isApiError(error) && error.code === 'company_exists') return onTaken()
          showMessage(messages.createFailed, detailsOf(error))
        },
        invalidates: companies,
      })
      return done?.result.location ?? null
    },
    edit: (body: EditCompany) =>
      act({
        run: () => call('editCompany', { body }),
        done: admin.saved,
        failed: admin.saveFailed,
        invalidates: companies,
      }),
    inviteOfficer: (id: string, email: string) =>
      act({
        run: () => call('inviteOfficer', { body: { id, email } }),
        done: { ...admin.saved, text: labels.companies.officerInvited },
        failed: admin.saveFailed,
        invalidates: companies,
      }),
    pause: (id: string, companyName: string) =>
      act({
        ask: about(messages.pauseConfirm, { companyName }),
        danger: true,
        run: () => call('pauseCompany', { body: { id } }),
        done: about(messages.paused, { companyName }),
        failed: admin.saveFailed,
        invalidates: companies,
      }),
    resume: (id: string, companyName: string) =>
      act({
        run: () => call('resumeCompany', { body: { id } }),
        done: about(messages.resumed, { companyName }),
        failed: admin.saveFailed,
        invalidates: companies,
      }),
  }
}
