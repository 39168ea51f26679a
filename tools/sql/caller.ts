// Whoever a statement is printed for, when it depends on rights.
import type { Role } from '../../contract/src/rules/roles.ts'
import { memberFrom, type Member } from '../../server/src/access/member.ts'
import { placeholder } from './placeholder.ts'

export const callerWith = (role: Role): Member => ({
  ...memberFrom({
    id: '',
    company_id: '',
    session_id: '',
    roles: [role],
    setup_done: true,
    rights_version: 1,
  }),
  id: placeholder('callerId') as never,
  companyId: placeholder('callerCompany') as never,
})
