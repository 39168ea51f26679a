// The rule tables as pages: permissions, access, errors.
import { access, type Grant } from '../../contract/src/rules/access.ts'
import { errorCodes, errors, type ErrorEntry } from '../../contract/src/rules/errors.ts'
import { permissions, permissionTable } from '../../contract/src/rules/permissions.ts'
import { roleLabels, roles } from '../../contract/src/rules/roles.ts'
import { code, markdownTable, page } from './markdown.ts'

export const permissionsPage = () =>
  page(
    'Permissions',
    '`contract/src/rules/permissions.ts`',
    'A person can hold several roles; permissions add up. They act inside their own company; of OWNER and ADMIN on the whole platform.',
    markdownTable(
      ['Permission', ...roles],
      permissions.map((name) => [name, ...permissionTable[name].map((held) => (held ? '●' : ''))]),
    ),
    markdownTable(
      ['Role', 'Label'],
      roles.map((role) => [role, roleLabels[role]]),
    ),
  )

const scopeInWords: Record<string, string> = {
  self: 'the row is their own',
  inCompany: 'the row is of their company',
  activityAuthor: 'the activity is their own',
  activityCompany: 'the activity is of their company',
  contact: 'they are its contact person',
  entrusted: 'it is theirs to look after (officers: of their company), and not about what is their own',
  taker: 'it is theirs to look after, and they have taken it',
  second: 'it is theirs to look after, and they have neither decided it nor objected',
}

function grantInWords({ scope, permission, roles: held, companyOnly }: Grant): string {
  const who = permission ? `holds ${permission}` : held ? `is ${held.join(' or ')}` : ''
  const where = scope ? (scopeInWords[scope] ?? scope) : ''
  const wider = permission && scope === 'inCompany' && !companyOnly ? ' (OWNER, ADMIN: of any company)' : ''
  return [who, where].filter(Boolean).join(' and ') + wider
}

export const accessPage = () =>
  page(
    'Access',
    '`contract/src/rules/access.ts`',
    'Who may do what. One of the conditions is enough; everything not said is refused.',
    markdownTable(
      ['Action', 'Resource', 'Allowed when the caller …'],
      Object.entries(access).map(([action, rule]) => [
        action,
        rule.resource,
        rule.grants.map(grantInWords).join('; or '),
      ]),
    ),
  )

export const errorsPage = () =>
  page(
    'Errors',
    '`contract/src/rules/errors.ts`',
    'Every refusal is an `application/problem+json` with one of these codes.',
    markdownTable(
      ['Status', 'Code', 'Title', 'Detail', 'Wakes somebody'],
      errorCodes
        .map((name) => ({ name, entry: errors[name] as ErrorEntry }))
        .map(({ name, entry }) => [
          String(entry.status),
          code(name),
          entry.title,
          entry.detail,
          entry.alert ? 'yes' : '',
        ]),
    ),
  )
