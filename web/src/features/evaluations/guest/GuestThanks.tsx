import messages from '@werkplatz/content/messages/evaluation-guest.json'
import { useEffect, useRef, useState } from 'react'

import { call } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'

import styles from './Guest.module.css'

export function GuestThanks({ token, apprenticeName }: { token: string; apprenticeName: string }) {
  const act = useAction()
  const [isAnswered, setAnswered] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const ask = async () => {
    const outcome = await act({
      run: () => call('askForAccount', { query: { token } }),
      done: messages.accountAsked,
      failed: messages.accountAskFailed,
    })
    if (outcome) setAnswered(true)
  }
  return (
    <section className={styles.answer}>
      <h1 ref={heading} tabIndex={-1}>
        {messages.thanksHeading.text}
      </h1>
      <p>{fillIn(messages.thanksText.text, { apprenticeName })}</p>
      {isAnswered ? (
        <p>{messages.thanksCopy.text}</p>
      ) : (
        <Card>
          <h2>{messages.accountHeading.text}</h2>
          <p>{messages.accountText.text}</p>
          <p className={styles.buttons}>
            <Button kind="primary" onClick={() => void ask()}>
              {messages.accountAsk.text}
            </Button>
            <Button kind="ghost" onClick={() => setAnswered(true)}>
              {messages.accountNo.text}
            </Button>
          </p>
        </Card>
      )}
    </section>
  )
}
