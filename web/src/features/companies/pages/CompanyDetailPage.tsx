import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/admin-companies.json'
import admin from '@werkplatz/content/messages/admin.json'
import invitations from '@werkplatz/content/messages/invitations.json'
import { emailPattern } from '@werkplatz/contract/accounts/email.ts'
import type { ManagedCompany } from '@werkplatz/contract/companies/admin-schemas.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { formatDate } from '../../../lib/format-date.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { Figures } from '../../../ui/figures/Figures.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { FormSection } from '../../../ui/form/frame/FormSection.tsx'
import { BackTrail } from '../../../ui/page/BackTrail.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/skeleton/Skeleton.tsx'
import { NotLoaded } from '../../shared/NotLoaded.tsx'
import { useCompanies } from '../admin-actions.ts'
import { managedCompanyQuery } from '../admin-api.ts'
import { isAnswerDays } from '../answer-days.ts'
import { AnswerDaysField } from '../components/AnswerDaysField.tsx'
import { CantonField } from '../components/CantonField.tsx'
import { CompanyStateTag } from '../components/CompanyStateTag.tsx'

import styles from './CompanyDetailPage.module.css'

const copy = labels.companies

export const meta = () => pageMeta(messages.columnName.text)

export default function CompanyDetailPage() {
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, refetch, isFetching } = useQuery(managedCompanyQuery(id))
  if (error && !data)
    return <NotLoaded what="managedCompany" error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonRows rows={6} />
  return <Shown key={data.companyId} company={data} />
}

function Shown({ company }: { company: ManagedCompany }) {
  const { pause, resume } = useCompanies()
  const { companyId: id, name, can } = company
  return (
    <>
      <BackTrail steps={[{ label: messages.heading.text, to: paths.adminCompanies() }]} here={name} />
      <PageHeader
        title={name}
        above={<CompanyStateTag state={company.state} />}
        lead={`${company.location}, ${messages.columnJoined.text.toLowerCase()} ${formatDate(company.dateJoined)}`}
        actions={
          <>
            {can.pause && <Button onClick={() => void pause(id, name)}>{messages.pause.text}</Button>}
            {can.resume && (
              <Button kind="primary" onClick={() => void resume(id, name)}>
                {messages.resume.text}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.sections}>
        <Card>
          <Figures
            figures={[
              { term: messages.columnPeople.text, value: company.people },
              { term: messages.columnApprentices.text, value: company.apprentices },
              { term: copy.columnActivities, value: company.openActivities },
            ]}
          />
        </Card>
        {can.inviteOfficer && <OfficerSection id={id} />}
        {can.edit && <TermsSection company={company} />}
      </div>
    </>
  )
}

function OfficerSection({ id }: { id: string }) {
  const { inviteOfficer } = useCompanies()
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const isGood = emailPattern.test(email.trim())
  const send = async () => {
    setTried(!isGood)
    if (isGood && (await inviteOfficer(id, email.trim()))) setEmail('')
  }
  return (
    <FormSection title={copy.officer} text={copy.officerLead}>
      <TextField
        label={invitations.fieldEmail.text}
        type="email"
        hint={copy.emailHint}
        value={email}
        onChange={setEmail}
        error={tried && !isGood ? labels.invitations.addressIncomplete : undefined}
      />
      <div>
        <Button onClick={() => void send()}>{messages.inviteOfficer.text}</Button>
      </div>
    </FormSection>
  )
}

function TermsSection({ company }: { company: ManagedCompany }) {
  const { edit } = useCompanies()
  const [canton, setCanton] = useState(company.canton)
  const [days, setDays] = useState<number | null>(company.answerDays)
  return (
    <FormSection title={copy.terms} text={copy.termsLead}>
      <CantonField value={canton} onChange={setCanton} />
      <AnswerDaysField value={days} onChange={setDays} />
      <div>
        <Button
          kind="primary"
          onClick={() => isAnswerDays(days) && void edit({ id: company.companyId, canton, answerDays: days })}
        >
          {admin.save.text}
        </Button>
      </div>
    </FormSection>
  )
}
