// Contract route → action or query. No logic.
import { presentPage, readPage } from '../../access/page.ts'
import { read, write, type Handler } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Services } from '../../services.ts'
import { inviteOfficer } from '../invitations/actions/invite-officer.ts'
import { likePattern, typedName } from '../people/person-name.ts'
import { editCompany } from './actions/edit-company.ts'
import { onboardCompany } from './actions/onboard-company.ts'
import { pauseCompany } from './actions/pause-company.ts'
import { resumeCompany } from './actions/resume-company.ts'
import { presentManagedCompany } from './managed-company.present.ts'
import { countCompanies, findManagedCompany, listCompanyPage } from './managed-company.queries.ts'

export const managedCompanyHandlers = ({ addresses, aliases, authenticator }: Services): Handler[] => [
  read('listManagedCompanies', async (db, { me, input }) => {
    const { query, state, size } = input.query
    const found = await readPage(db, me, input.query, {
      list: listCompanyPage,
      count: countCompanies,
      params: { pattern: query ? likePattern(typedName(query)) : null, state: state ?? null },
    })
    return { body: presentPage(found, size, presentManagedCompany(addresses)) }
  }),
  read('readManagedCompany', async (db, { me, input }) => {
    const [company] = await findManagedCompany(db, me, { id: input.query.id })
    if (!company) throw new Refusal('not_found', { id: input.query.id })
    return { body: presentManagedCompany(addresses)(company) }
  }),
  write('onboardCompany', async (tx, { me, input }) => {
    const id = await onboardCompany(tx, me, input.body, aliases)
    return { location: `/admin/companies/detail?id=${id}` }
  }),
  write('editCompany', (tx, { me, input }) => editCompany(tx, me, input.body)),
  write('inviteOfficer', (tx, { me, input }) =>
    inviteOfficer(tx, me, { companyId: input.body.id, email: input.body.email }, aliases),
  ),
  write('pauseCompany', async (tx, { me, input }) => {
    await pauseCompany(tx, me, input.body.id)
    authenticator.forgetAll()
  }),
  write('resumeCompany', async (tx, { me, input }) => {
    await resumeCompany(tx, me, input.body.id)
    authenticator.forgetAll()
  }),
]
