import messages from '@werkplatz/content/messages/recovery.json'
import sessionMessages from '@werkplatz/content/messages/session.json'
import texts from '@werkplatz/content/public/auth.json'
import { emailPattern } from '@werkplatz/contract/accounts/email.ts'
import { accountFieldLabels } from '@werkplatz/contract/accounts/labels.ts'
import { useNavigate } from 'react-router'

import { isApiError, refusedFields } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { useArrival } from '../../../lib/use-arrival.ts'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { AuthSubmit } from '../components/AuthSubmit.tsx'
import { RecoverySent } from '../components/RecoverySent.tsx'
import { useAuthForm } from '../use-auth-form.ts'

import styles from '../components/LoginForm.module.css'

const copy = texts.requestRecovery

export const meta = () => pageMeta(copy.title, copy.lead)

function check({ email }: { email: string }) {
  const address = email.trim()
  if (address === '') return { email: messages.emailEmpty.text }
  if (!address.includes('@')) return { email: copy.atMissing }
  return emailPattern.test(address) ? {} : { email: copy.addressWrong }
}

/** Says so and throws when nothing was asked at all; whether there is an account is never told apart. */
async function ask(email: string) {
  try {
    await call('requestRecovery', { body: { email } })
  } catch (error) {
    if (!isApiError(error, 400)) {
      showMessage(isApiError(error, 429) ? sessionMessages.tooManyRequests : sessionMessages.serverUnavailable)
    }
    throw error
  }
  showMessage(messages.mailSent)
}

export default function RequestRecoveryPage() {
  // In the history, so that the answer outlives a reload and the way back leads to the form.
  const sentTo = useArrival('sentTo')
  if (!sentTo) return <RequestForm />
  const again = () => ask(sentTo).catch(() => {})
  return <RecoverySent email={sentTo} onAgain={again} />
}

/** A component of its own: who comes back for another address finds the field empty. */
function RequestForm() {
  const navigate = useNavigate()
  const { field, busy, formProps } = useAuthForm({ email: '' }, check, async ({ email }, { refuse }) => {
    try {
      await ask(email.trim())
    } catch (error) {
      return refuse(refusedFields(error))
    }
    void navigate(paths.requestRecovery(), { state: { sentTo: email.trim() } })
  })
  return (
    <AuthFrame title={copy.title} lead={copy.lead} back={copy.back} backTo={paths.login()}>
      <form className={styles.form} {...formProps}>
        <TextField
          {...field('email')}
          label={accountFieldLabels.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <AuthSubmit busy={busy} early={messages.earlySubmit.text}>
          {copy.submit}
        </AuthSubmit>
      </form>
    </AuthFrame>
  )
}
