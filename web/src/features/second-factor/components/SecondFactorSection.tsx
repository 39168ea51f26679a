import { useQuery, useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/second-factor.json'
import texts from '@werkplatz/content/public/security.json'
import type { FieldProblem } from '@werkplatz/contract/rules/errors.ts'
import { useState } from 'react'

import { isApiError, refusedFields } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { FormSection } from '../../../ui/form/frame/FormSection.tsx'
import { Bone } from '../../../ui/skeleton/Skeleton.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { makePasskey, secondFactorQuery } from '../api.ts'
import { CodesDialog } from './CodesDialog.tsx'
import { FactorRow } from './FactorRow.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { TotpDialog } from './TotpDialog.tsx'

import styles from './SecondFactorSection.module.css'

const copy = texts.secondFactor

/** What is to be done as soon as the password is said once more. */
type Wish = { run: (password: string, name: string) => Promise<void>; asksName?: boolean }

export function SecondFactorSection() {
  const queries = useQueryClient()
  const act = useAction()
  const { data, isError, isFetching, refetch } = useQuery(secondFactorQuery)
  const [wish, setWish] = useState<Wish | null>(null)
  const [totp, setTotp] = useState<{ secret: string; uri: string } | null>(null)
  const [codes, setCodes] = useState<string[]>([])

  const changed = (message: (typeof messages)['added'], fresh: string[] = []) => {
    setCodes(fresh)
    showMessage(message)
    void queries.invalidateQueries(secondFactorQuery)
  }
  const startTotp = async (password: string) => setTotp(await call('startTotp', { body: { password } }))
  const addPasskey = async (password: string, name: string) => {
    const { options } = await call('startPasskey', { body: { password } })
    const answer = await makePasskey(options)
    const { recoveryCodes } = await call('addPasskey', { body: { name, answer } })
    changed(messages.added, recoveryCodes)
  }
  const removeTotp = async (password: string) => {
    await call('removeTotp', { body: { password } })
    changed(messages.removed)
  }
  const removePasskey = (id: string) => async (password: string) => {
    await call('removePasskey', { body: { id, password } })
    changed(messages.removed)
  }
  const renewCodes = async (password: string) => {
    const { recoveryCodes } = await call('renewRecoveryCodes', { body: { password } })
    changed(messages.added, recoveryCodes)
  }
  const fulfil = async (password: string, name: string) => {
    if (!wish) return []
    let refused: readonly FieldProblem[] = []
    const isDone = await act({
      run: () => wish.run(password, name),
      failed: null,
      onFailed: (error) => {
        refused = refusedFields(error)
        showMessage(isApiError(error) ? messages.failed : messages.passkeyCancelled, isApiError(error) ? error : {})
      },
    })
    if (isDone) setWish(null)
    return refused
  }

  const hasNone = data && !data.totp && data.passkeys.length === 0
  return (
    <FormSection title={copy.title} text={copy.lead}>
      <div className={styles.column}>
        {isError && <LoadFailed size="small" onRetry={() => void refetch()} busy={isFetching} />}
        {!isError && (
          <Card padding="none">
            {!data && <WaitingRows />}
            {data && (
              <ul className={styles.list}>
                <FactorRow title={copy.app} text={data.totp ? undefined : copy.appOff}>
                  {data.totp && <StatusTag tone="APPROVED" label={copy.appOn} />}
                  <Button size="small" onClick={() => setWish({ run: data.totp ? removeTotp : startTotp })}>
                    {data.totp ? copy.remove : copy.appAdd}
                  </Button>
                </FactorRow>
                <FactorRow title={copy.passkeys} text={data.passkeys.length ? undefined : copy.passkeysNone}>
                  <Button size="small" onClick={() => setWish({ run: addPasskey, asksName: true })}>
                    {copy.passkeyAdd}
                  </Button>
                </FactorRow>
                {data.passkeys.map(({ id, name, dateCreated }) => (
                  <FactorRow
                    key={id}
                    isInner
                    title={name}
                    text={copy.passkeyAdded.replace('{date}', formatDate(dateCreated))}
                  >
                    <Button
                      size="small"
                      kind="ghost"
                      aria-label={copy.removeNamed.replace('{name}', name)}
                      onClick={() => setWish({ run: removePasskey(id) })}
                    >
                      {copy.remove}
                    </Button>
                  </FactorRow>
                ))}
                {!hasNone && (
                  <FactorRow
                    title={copy.codes}
                    text={copy.codesLeft.replace('{count}', String(data.recoveryCodesLeft))}
                  >
                    <Button size="small" onClick={() => setWish({ run: renewCodes })}>
                      {copy.codesRenew}
                    </Button>
                  </FactorRow>
                )}
              </ul>
            )}
          </Card>
        )}
        {/* Below, so that what is there already does not move when it comes. */}
        {data?.suggested && hasNone && <p className={styles.advice}>{copy.suggested}</p>}
      </div>
      {wish && <PasswordDialog asksName={wish.asksName ?? false} onDone={fulfil} onClose={() => setWish(null)} />}
      {totp && (
        <TotpDialog
          {...totp}
          onClose={() => setTotp(null)}
          onConfirmed={(fresh) => {
            setTotp(null)
            changed(messages.added, fresh)
          }}
        />
      )}
      {codes.length > 0 && <CodesDialog codes={codes} onClose={() => setCodes([])} />}
    </FormSection>
  )
}

/** Nothing is set up yet, for most: the same words, and a shape for each button. */
const WaitingRows = () => (
  <ul className={styles.list} aria-hidden>
    {[
      { title: copy.app, text: copy.appOff },
      { title: copy.passkeys, text: copy.passkeysNone },
    ].map((row) => (
      <FactorRow key={row.title} {...row}>
        <Bone width={150} height={36} />
      </FactorRow>
    ))}
  </ul>
)
