import IconBellRinging from '@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/admin.json'
import shell from '@werkplatz/content/labels/shell.json'
import messages from '@werkplatz/content/messages/admin-overview.json'
import admin from '@werkplatz/content/messages/admin.json'
import invitationMessages from '@werkplatz/content/messages/invitations.json'
import type { AdminOverview } from '@werkplatz/contract/admin/schemas.ts'

import { useUser } from '../../api/session/session.ts'
import { overviewQuery } from '../../features/admin/api.ts'
import { FirstDaySteps } from '../../features/admin/components/FirstDaySteps.tsx'
import { AdminFiguresView } from '../../features/figures/components/AdminFiguresView.tsx'
import { useInvitations } from '../../features/invitations/actions.ts'
import { InvitationSum } from '../../features/invitations/components/InvitationSum.tsx'
import { waitingOf } from '../../features/invitations/waiting-of.ts'
import { MonthlySheet } from '../../features/monthly-sheet/components/MonthlySheet.tsx'
import { fillIn } from '../../lib/fill-in.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Card } from '../../ui/card/Card.tsx'
import { LoadFailed } from '../../ui/empty/LoadFailed.tsx'
import { Figures } from '../../ui/figures/Figures.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { SideLayout } from '../../ui/page/SideLayout.tsx'
import { SkeletonRows } from '../../ui/skeleton/Skeleton.tsx'

import styles from './AdminHome.module.css'

export const meta = () => pageMeta(shell.admin)

/** What waits, in figures; for a new officer what to do first. */
export default function AdminHome() {
  const user = useUser()
  const { data, error, refetch, isFetching } = useQuery(overviewQuery)
  const isFirst = Boolean(data?.firstDay)
  return (
    <>
      <PageHeader
        title={isFirst ? fillIn(labels.welcome, { name: user?.nameFirst ?? '' }) : messages.heading.text}
        lead={data && scopeOf(data)}
      />
      {error && !data ? (
        <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
      ) : data ? (
        <Shown overview={data} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </>
  )
}

function scopeOf({ company, companies, companyName }: AdminOverview) {
  if (!company) return admin.scopeAssociation.text
  return companies ? admin.scopePlatform.text : fillIn(admin.scopeCompany.text, { companyName })
}

function Shown({ overview: { company, companies, companyProfileId, firstDay } }: { overview: AdminOverview }) {
  return (
    <div className={styles.stack}>
      {/* Whoever runs the platform looks at all of it first. */}
      {companies && !firstDay && <AdminFiguresView />}
      {firstDay && company ? (
        <SideLayout side={<NotCome company={company} />}>
          <FirstDaySteps
            firstDay={firstDay}
            companyProfile={paths.profile(companyProfileId, 'company', { view: 'edit' })}
          />
        </SideLayout>
      ) : (
        company && (
          <>
            <Card>
              <Figures
                figures={[
                  { term: messages.people.text, value: company.people },
                  { term: messages.apprentices.text, value: company.apprentices },
                  { term: messages.trainers.text, value: company.trainers },
                  { term: messages.openInvitations.text, value: waitingOf(company.invitations) },
                ]}
              />
            </Card>
            <div className={styles.cards}>
              <NotCome company={company} />
              {company.withoutSupervisor > 0 && (
                <Card title={labels.withoutSupervisorTitle} as="section">
                  <p className={styles.number}>{company.withoutSupervisor}</p>
                  <ButtonLink to={paths.adminPeople({ missing: 'SUPERVISOR' })}>{labels.choose}</ButtonLink>
                </Card>
              )}
            </div>
          </>
        )
      )}
      {companies && (
        <Card title={messages.companies.text} as="section">
          <Figures
            figures={[
              { term: messages.companies.text, value: companies.total },
              { term: labels.waitingCompanies, value: companies.waiting },
            ]}
          />
          <div className={styles.buttons}>
            <ButtonLink to={paths.adminCompanies()}>{labels.toCompanies}</ButtonLink>
          </div>
        </Card>
      )}
      <MonthlySheet />
      {!companies && !firstDay && <AdminFiguresView />}
    </div>
  )
}

function NotCome({ company }: { company: NonNullable<AdminOverview['company']> }) {
  const { remind } = useInvitations()
  const { invitations, remindable } = company
  const count = waitingOf(invitations)
  const text =
    count === 0
      ? messages.notComeNone.text
      : count === 1
        ? messages.notComeTextOne.text
        : fillIn(messages.notComeText.text, { count })
  return (
    <Card title={messages.notCome.text} as="section">
      <p className={styles.text}>{text}</p>
      {count > 0 && <InvitationSum counts={invitations} stacked />}
      {remindable > 0 && remindable < count && (
        <p className="small muted">{invitationMessages.remindedRecently.text}</p>
      )}
      <div className={styles.buttons}>
        {remindable > 0 && (
          <Button
            kind="primary"
            icon={<IconBellRinging stroke={1.75} aria-hidden />}
            onClick={() => void remind(remindable)}
          >
            {fillIn(labels.remindCount, { count: remindable })}
          </Button>
        )}
        <ButtonLink to={paths.adminInvitations()}>{labels.toInvitations}</ButtonLink>
      </div>
    </Card>
  )
}
