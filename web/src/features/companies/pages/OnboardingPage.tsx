import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/admin-companies.json'
import { emailPattern } from '@werkplatz/contract/accounts/email.ts'
import { type Canton, companyLimits as limits } from '@werkplatz/contract/companies/limits.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths, safeLocation } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { BackTrail } from '../../../ui/page/BackTrail.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { type Step, Steps } from '../../../ui/steps/Steps.tsx'
import { useCompanies } from '../admin-actions.ts'
import { isAnswerDays } from '../answer-days.ts'
import { AnswerDaysField } from '../components/AnswerDaysField.tsx'
import { CantonField } from '../components/CantonField.tsx'

import styles from './OnboardingPage.module.css'

const copy = labels.companies

export const meta = () => pageMeta(messages.formHeading.text)

type At = 'company' | 'person' | 'check'
const order: readonly At[] = ['company', 'person', 'check']

interface Draft {
  name: string
  location: string
  canton: Canton | null
  answerDays: number | null
  email: string
}

const isWhole = ({ name, location, canton }: Draft) => Boolean(name.trim() && location.trim() && canton)

/** One question at a time: which company, who runs it there, is it right. */
export default function OnboardingPage() {
  const navigate = useNavigate()
  const { onboard } = useCompanies()
  const [at, setAt] = useState<At>('company')
  const [tried, setTried] = useState(false)
  const [taken, setTaken] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [draft, setDraft] = useState<Draft>({
    name: '',
    location: '',
    canton: null,
    answerDays: limits.answerDaysUsual,
    email: '',
  })
  const set = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }))
  const { answerDays: days } = draft
  const isGood = at === 'company' ? isWhole(draft) && isAnswerDays(days) : emailPattern.test(draft.email.trim())

  const back = () => setAt(order[order.indexOf(at) - 1] ?? 'company')
  const next = async (event: FormEvent) => {
    event.preventDefault()
    setTried(!isGood)
    if (!isGood) return
    if (at !== 'check') return setAt(order[order.indexOf(at) + 1] ?? 'check')
    if (!draft.canton || days === null) return
    setBusy(true)
    const company = { ...draft, canton: draft.canton, answerDays: days }
    const location = await onboard(
      {
        name: company.name,
        location: company.location,
        canton: company.canton,
        answerDays: days,
        officerEmail: draft.email.trim(),
      },
      () => {
        setTaken(draft.name)
        setAt('company')
      },
    )
    setBusy(false)
    const to = safeLocation(location)
    if (to) await navigate(to)
  }
  const missing = (is: boolean) => (tried && !is ? messages.required.text : undefined)
  return (
    <>
      <BackTrail
        steps={[{ label: messages.heading.text, to: paths.adminCompanies() }]}
        here={messages.formHeading.text}
      />
      <PageHeader title={messages.formHeading.text} />
      <div className={styles.layout}>
        <Steps label={copy.steps} steps={stepsOf(at, draft)} />
        <Card padding="roomy">
          <form className={styles.form} onSubmit={(event) => void next(event)} noValidate>
            {at === 'company' && (
              <>
                <h2>{copy.stepCompanyTitle}</h2>
                <p className="muted">{messages.formLead.text}</p>
                <TextField
                  label={messages.fieldName.text}
                  required
                  maxLength={limits.name}
                  value={draft.name}
                  onChange={(name) => set({ name })}
                  error={
                    taken !== null && taken === draft.name
                      ? messages.nameTaken.text
                      : missing(Boolean(draft.name.trim()))
                  }
                />
                <TextField
                  label={messages.fieldLocation.text}
                  required
                  maxLength={limits.location}
                  value={draft.location}
                  onChange={(location) => set({ location })}
                  error={missing(Boolean(draft.location.trim()))}
                />
                <CantonField
                  value={draft.canton}
                  onChange={(canton) => set({ canton })}
                  error={missing(Boolean(draft.canton))}
                />
                <AnswerDaysField value={days} onChange={(answerDays) => set({ answerDays })} />
              </>
            )}
            {at === 'person' && (
              <>
                <h2>{copy.stepPersonTitle}</h2>
                <p className="muted">{copy.stepPersonLead}</p>
                <TextField
                  label={messages.fieldOfficerEmail.text}
                  hint={copy.emailHint}
                  type="email"
                  required
                  value={draft.email}
                  onChange={(email) => set({ email })}
                  error={tried && !isGood ? labels.invitations.addressIncomplete : undefined}
                />
                <Note>{copy.onlyFigures}</Note>
              </>
            )}
            {at === 'check' && (
              <>
                <h2>{copy.stepCheckTitle}</h2>
                <p>{fillIn(messages.createConfirm.text, { companyName: draft.name, email: draft.email.trim() })}</p>
                <dl className={styles.facts}>
                  <dt>{messages.fieldLocation.text}</dt>
                  <dd>{`${draft.location} ${draft.canton ?? ''}`}</dd>
                  <dt>{messages.fieldAnswerDays.text}</dt>
                  <dd>{draft.answerDays}</dd>
                </dl>
              </>
            )}
            <div className={styles.buttons}>
              {at === 'company' ? (
                <span />
              ) : (
                <Button onClick={back} icon={<IconArrowLeft stroke={1.75} aria-hidden />}>
                  {copy.back}
                </Button>
              )}
              <Button type="submit" kind="primary" busy={busy} iconRight={<IconArrowRight stroke={1.75} aria-hidden />}>
                {at === 'check' ? messages.create.text : copy.next}
              </Button>
            </div>
          </form>
        </Card>
      </div>
    </>
  )
}

function stepsOf(at: At, draft: Draft): Step[] {
  const state = (step: At) => {
    const far = order.indexOf(at) - order.indexOf(step)
    return far > 0 ? 'done' : far === 0 ? 'now' : 'open'
  }
  const place = [draft.name.trim(), draft.location.trim()].filter(Boolean).join(', ')
  return [
    { id: 'company', state: state('company'), title: copy.stepCompany, subtitle: place, icon: IconBuilding },
    { id: 'person', state: state('person'), title: copy.stepPerson, subtitle: copy.stepPersonLine, icon: IconUser },
    { id: 'check', state: state('check'), title: copy.stepCheck, icon: IconSend },
    { id: 'accepted', state: 'open', title: copy.stepAccepted, icon: IconUser },
  ]
}
