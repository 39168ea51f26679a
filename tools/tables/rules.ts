// The rule tables as pages: permissions, access, errors.
import { access, type Grant, type ScopeWord, type StageWord } from '../../contract/src/rules/access.ts'
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

const scopeInWords: Record<ScopeWord, string> = {
  self: 'the row is their own',
  inCompany: 'the row is of their company',
  everywhere: 'any row',
  activityAuthor: 'the activity is their own',
  activityCompany: 'the activity is of their company',
  contact: 'they are its contact person',
  supervised: 'they look after the apprentice it belongs to',
  led: 'they are, or lately were, the contact person of an approved assignment of this person',
  applicant: 'they have applied to it',
  unblocked: 'neither has blocked the other',
  foreign: 'it belongs to another company',
  together: 'neither they nor its author has blocked the other',
  participant: 'they are in the chat',
  asked: 'they were asked to join the chat',
  entrusted: 'it is theirs to look after (officers: of their company), and not about what is their own',
  taker: 'it is theirs to look after, and they have taken it',
  second: 'it is theirs to look after, and they have neither decided it nor objected',
}

const stageInWords: Record<StageWord, string> = {
  visible: 'on the marketplace',
  public: 'on the marketplace for every company',
  settled: 'past review',
  submitted: 'handed in or past it',
  open: 'open to everybody',
  ofPerson: 'of a person',
  ofCompany: 'of a company',
  sent: 'no longer a draft',
  external: 'sent to another company',
  orphaned: 'sent to a person who has left since',
  shown: 'not taken away from its readers',
  ordinary: 'of a person without a role that runs the platform',
  unowned: 'of a person who is no OWNER',
  unled: 'of a company without officer',
  answered: 'decided to the disadvantage of its author',
  answeredCompany: 'decided to the disadvantage of a company',
  objected: 'waiting for a second look',
}

/** Every member of a grant in words; a member without words does not compile. */
const grantParts: { [Part in keyof Grant]-?: (grant: Grant) => string } = {
  permission: ({ permission }) => (permission ? `holds ${permission}` : ''),
  roles: ({ roles: held }) => (held ? `is ${held.join(' or ')}` : ''),
  scope: ({ scope }) => (scope ? scopeInWords[scope] : ''),
  stage: ({ stage }) => (stage ? `it is ${stageInWords[stage]}` : ''),
  notOwn: ({ notOwn }) => (notOwn ? 'it is not their own' : ''),
  companyOnly: ({ permission, scope, companyOnly }) => {
    if (companyOnly) return 'OWNER and ADMIN only in their own company'
    return permission && scope === 'inCompany' ? 'for OWNER and ADMIN: of any company' : ''
  },
}

export const grantInWords = (grant: Grant): string =>
  Object.values(grantParts)
    .map((inWords) => inWords(grant))
    .filter(Boolean)
    .join(' and ')

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
