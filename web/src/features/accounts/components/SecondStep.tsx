import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import messages from '@werkplatz/content/messages/second-factor.json'
import texts from '@werkplatz/content/public/auth.json'
import { accountFieldLabels } from '@werkplatz/contract/accounts/labels.ts'
import type { Problem } from '@werkplatz/contract/rules/errors.ts'
import { factorLimits } from '@werkplatz/contract/second-factor/limits.ts'
import { useEffect, useRef, useState } from 'react'

import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { session } from '../../../api/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { useAuthForm } from '../use-auth-form.ts'

import styles from './LoginForm.module.css'

export type SecondStepNeeds = NonNullable<Problem['secondFactor']>

const copy = texts.secondStep

/** The second step of a sign-in: a code of the app, a recovery code, or a passkey. */
export function SecondStep({ needs, onCancel }: { needs: SecondStepNeeds; onCancel: () => void }) {
  const [waiting, setWaiting] = useState(false)
  const failures = useRef(0)
  const { challenge, methods } = needs
  const takesCode = methods.some((method) => method !== 'passkey')

  const failed = (error: unknown, mark: (errors: { code?: string }) => void) => {
    failures.current += 1
    // After five tries, or five minutes, the challenge is worth nothing.
    if (failures.current >= 5 || isApiError(error, 429)) {
      showMessage(messages.challengeOver)
      return onCancel()
    }
    showMessage(isApiError(error) ? messages.signInFailed : messages.passkeyCancelled)
    mark(isApiError(error) ? { code: `${messages.signInFailed.text}. ${copy.codeHelp}` } : {})
  }
  const form = useAuthForm(
    { code: '' },
    ({ code }) => (code.trim() === '' ? { code: copy.codeEmpty } : {}),
    ({ code }, { mark }) =>
      session.proveSecondFactor({ challenge, code: code.trim() }).catch((error: unknown) => failed(error, mark)),
  )

  async function verifyPasskey() {
    setWaiting(true)
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const { options } = await call('readPasskeyChallenge', { body: { challenge } })
      const passkey = await startAuthentication({ optionsJSON: options as never })
      await session.proveSecondFactor({ challenge, passkey: { ...passkey } })
    } catch (error) {
      failed(error, form.mark)
    } finally {
      setWaiting(false)
    }
  }

  const { focus } = form
  useEffect(() => focus('code'), [focus])

  return (
    <>
      <form className={styles.form} {...form.formProps}>
        {takesCode && (
          <>
            <TextField
              {...form.field('code')}
              label={accountFieldLabels.code}
              hint={copy.codeHint}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={factorLimits.proof}
            />
            <Button type="submit" kind="primary" size="large" block busy={form.busy}>
              {copy.submit}
            </Button>
          </>
        )}
        {methods.includes('passkey') && (
          <Button
            kind={takesCode ? 'secondary' : 'primary'}
            size="large"
            block
            busy={waiting}
            icon={<IconFingerprint stroke={1.75} aria-hidden />}
            onClick={() => void verifyPasskey()}
          >
            {copy.passkey}
          </Button>
        )}
      </form>
      <Button kind="ghost" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </>
  )
}
