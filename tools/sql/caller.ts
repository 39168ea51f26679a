// Whoever a statement is printed for, when it depends on rights: an education officer.
import { memberFrom } from '../../server/src/access/member.ts'
import { placeholder } from './placeholder.ts'

export const caller = {
  ...memberFrom({
    id: '',
    company_id: '',
    session_id: '',
    roles: ['EDUCATION_OFFICER'],
    setup_done: true,
    rights_version: 1,
  }),
  id: placeholder('callerId'),
  companyId: placeholder('callerCompany'),
}
