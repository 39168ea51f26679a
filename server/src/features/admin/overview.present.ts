// Rows → contract shapes.
import type { AdminOverview, FirstDay } from '@werkplatz/contract/admin/schemas.ts'

import type { Can } from '../../access/can.ts'
import type { Member } from '../../access/member.ts'
import type { InvitationCountsRow } from '../invitations/invitation-admin.queries.ts'
import type { CompanyFiguresRow, CompanyStatesRow } from './overview.queries.ts'

interface Figures {
  company: CompanyFiguresRow
  invitations: InvitationCountsRow
  companies: CompanyStatesRow | null
}

export const presentOverview = (me: Member, can: Can, { company, invitations, companies }: Figures): AdminOverview => ({
  companyName: company.name,
  companyProfileId: company.profile_id,
  company: can['admin.listPeople']
    ? {
        people: company.people,
        apprentices: company.apprentices,
        trainers: company.trainers,
        invitations: invitations.counts,
        remindable: invitations.remindable,
        withoutSupervisor: company.without_supervisor,
      }
    : null,
  companies,
  firstDay: me.roles.includes('EDUCATION_OFFICER') ? firstDayOf(company) : null,
})

function firstDayOf(company: CompanyFiguresRow): FirstDay | null {
  const steps = {
    companyProfile: company.has_profile,
    trainers: company.trainers > 0,
    apprentices: company.apprentices > 0,
    activity: company.has_activity,
  }
  return company.is_hidden || Object.values(steps).every(Boolean) ? null : steps
}
