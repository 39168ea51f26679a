// Each scope word of the access table as one SQL predicate. The same predicate guards a row, filters every list,
// gates live destinations and fills `can`. There is no second place to write a rule.
import type { AccessRule, Grant, Resource, ScopeWord, StageWord } from '@werkplatz/contract/rules/access.ts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'

import type { Member } from './member.ts'

export type Predicate = RawBuilder<SqlBool>

type RowResource = Exclude<Resource, 'admin'>

/** Which column of a resource says whose it is; a resource lacking one has no such scope. */
const owners: Record<RowResource, Partial<Record<ScopeWord, string>>> = {
  session: { self: 'session.person_id' },
  company: { inCompany: 'company.id' },
  notification: { self: 'notification.recipient_id' },
  file: { self: 'file.owner_id', inCompany: 'file.company_id' },
  person: { self: 'person.id', inCompany: 'person.company_id' },
  profile: { self: 'profile.person_id', inCompany: 'profile.company_id' },
  invitation: { inCompany: 'invitation.company_id' },
  passkey: { self: 'passkey.person_id' },
  export: { self: 'export.person_id' },
  activity: { self: 'activity.author_id', inCompany: 'activity.company_id' },
  application: {
    self: 'application.author_id',
    inCompany: 'application.company_id',
    activityAuthor: 'application.activity_author_id',
    activityCompany: 'application.activity_company_id',
  },
  approval: { self: 'approval.applicant_id', inCompany: 'approval.company_id' },
  evaluation: {
    self: 'evaluation.apprentice_id',
    inCompany: 'evaluation.company_id',
    contact: 'evaluation.contact_id',
  },
  judgement: { self: 'judgement.party_id' },
  assignment: { self: 'assignment.author_id', inCompany: 'assignment.company_id', contact: 'assignment.contact_id' },
  semester: { self: 'semester.author_id' },
  mark: { self: 'mark.author_id' },
  post: { self: 'post.author_id', inCompany: 'post.company_id' },
  comment: { self: 'comment.author_id', inCompany: 'comment.company_id' },
  chat: {},
  chat_request: { self: 'chat_request.person_id' },
  message: { self: 'message.author_id' },
  report: { self: 'report.author_id', inCompany: 'report.company_id' },
  removal: { self: 'removal.author_id', inCompany: 'removal.company_id' },
}

/** Read once a statement; the function itself knows the caller. */
const keptApart = sql`array(select kept_apart_from_caller())`

/**
 * A report for the caller to look after. Never about what is their own: what they wrote, and for officers the profile of
 * their company. A chat between two companies belongs to neither.
 */
const entrusted = (me: Member): Predicate => {
  // Never null: `can` adds up what these answer.
  const place = me.isPlatform
    ? []
    : [sql<SqlBool>`report.company_id = ${me.companyId} and report.company_id is not null`]
  const written = me.roles.includes('EDUCATION_OFFICER')
    ? [sql<SqlBool>`not (report.target = 'COMPANY_PROFILE' and report.company_id = ${me.companyId})`]
    : []
  return sql<SqlBool>`${sql.join([sql`report.author_id is distinct from ${me.id}`, ...place, ...written], sql` and `)}`
}

/** Scopes that are a relation: the caller has something to do with the row, but not by a column of it. */
const relations: Partial<Record<RowResource, Partial<Record<ScopeWord, (me: Member) => Predicate>>>> = {
  activity: {
    applicant: (me) => sql`exists (select from application
      where application.activity_id = activity.id and application.author_id = ${me.id}
        and application.status in ('PENDING', 'APPROVED'))`,
  },
  assignment: {
    supervised: (me) => sql`exists (select from person apprentice
      where apprentice.id = assignment.author_id and apprentice.supervisor_id = ${me.id}
        and apprentice.company_id = ${me.companyId})`,
  },
  profile: {
    unblocked: (me) => sql`not are_kept_apart(profile.person_id, ${me.id})`,
    foreign: (me) => sql`profile.company_id <> ${me.companyId}`,
  },
  post: { together: () => sql`post.author_id <> all (${keptApart})` },
  // From who wrote it, and from whose post it is on.
  comment: {
    together: () => sql`(comment.author_id <> all (${keptApart}) and not exists (select from post
      where post.id = comment.post_id and post.author_id = any (${keptApart})))`,
  },
  chat: {
    participant: (me) => sql`exists (select from chat_participant
      where chat_participant.chat_id = chat.id and chat_participant.person_id = ${me.id}
        and chat_participant.left_at is null)`,
  },
  message: {
    participant: (me) => sql`exists (select from chat_participant
      where chat_participant.chat_id = message.chat_id and chat_participant.person_id = ${me.id}
        and chat_participant.left_at is null and message.number > chat_participant.from_number)`,
    asked: (me) => sql`exists (select from chat_request
      where chat_request.chat_id = message.chat_id and chat_request.person_id = ${me.id}
        and chat_request.status = 'WAITING' and message.number > chat_request.from_number)`,
  },
  report: {
    entrusted: (me) => sql`(${entrusted(me)})`,
    taker: (me) => sql`(report.taken_by is not null and report.taken_by = ${me.id} and ${entrusted(me)})`,
    second: (me) => sql`(report.decided_by is distinct from ${me.id} and ${entrusted(me)} and not exists (
      select from objection where objection.report_id = report.id and objection.author_id = ${me.id}))`,
  },
  removal: {
    entrusted: (me) =>
      me.isPlatform
        ? sql`removal.author_id <> ${me.id}`
        : sql`(removal.author_id <> ${me.id} and removal.company_id = ${me.companyId})`,
  },
  person: {
    led: (me) => sql`exists (select from assignment
      where assignment.author_id = person.id and assignment.contact_id = ${me.id}
        and assignment.approved_at is not null and assignment.approved_end >= swiss_today() - 90)`,
  },
}

/** Whose id stands in the column: the caller's own, or that of the caller's company. Other scopes are relations. */
const idIn: Partial<Record<ScopeWord, 'id' | 'companyId'>> = {
  self: 'id',
  activityAuthor: 'id',
  contact: 'id',
  inCompany: 'companyId',
  activityCompany: 'companyId',
}

/** How far a row has come, in its columns. */
const stages: Partial<Record<RowResource, Partial<Record<StageWord, Predicate>>>> = {
  activity: {
    visible: sql`activity.is_visible`,
    public: sql`(activity.is_visible and activity.is_public)`,
    settled: sql`(activity.status = 'APPROVED' or activity.is_visible)`,
    submitted: sql`(activity.status in ('PENDING', 'APPROVED') or activity.is_visible)`,
  },
  application: {
    sent: sql`application.status <> 'DRAFT'`,
    external: sql`(application.status <> 'DRAFT' and application.company_id <> application.activity_company_id)`,
    orphaned: sql`(application.status <> 'DRAFT' and exists (select from person author
      where author.id = application.activity_author_id and author.status <> 'ACTIVE'))`,
  },
  assignment: { sent: sql`assignment.status <> 'DRAFT'` },
  company: {
    unled: sql`not exists (select from person officer where officer.company_id = company.id
      and officer.status = 'ACTIVE' and officer.roles @> '{EDUCATION_OFFICER}')`,
  },
  person: {
    open: sql`has_open_profile(person)`,
    ordinary: sql`not person.roles && '{OWNER,ADMIN,ASSOCIATION}'`,
    unowned: sql`not person.roles @> '{OWNER}'`,
  },
  profile: { ofPerson: sql`profile.person_id is not null`, ofCompany: sql`profile.person_id is null` },
  post: { shown: sql`post.hidden_at is null` },
  // With its post.
  comment: {
    shown: sql`(comment.hidden_at is null and exists (select from post
      where post.id = comment.post_id and post.hidden_at is null))`,
  },
  report: {
    answered: sql`report.decision in ('REMOVED', 'WARNED')`,
    answeredCompany: sql`(report.decision in ('REMOVED', 'WARNED') and report.target = 'COMPANY_PROFILE')`,
    objected: sql`exists (select from objection where objection.report_id = report.id and objection.status = 'OPEN')`,
  },
}

const everything = sql<SqlBool>`true`
const nothing = sql<SqlBool>`false`

function ownerColumn(resource: RowResource, scope: ScopeWord) {
  const column = owners[resource][scope]
  if (!column) throw new Error(`${resource} has no scope ${scope}`)
  return sql.ref(column)
}

/** Only a permission reaches further for OWNER and ADMIN; a role never does. */
export function effectiveScope(grant: Grant, me: Member): ScopeWord | undefined {
  const isWidened = grant.scope === 'inCompany' && grant.permission && !grant.companyOnly && me.isPlatform
  return isWidened ? 'everywhere' : grant.scope
}

/** One condition of a grant on the row, with the word of the access table it comes from. */
export interface GrantPart {
  word: ScopeWord | StageWord | 'notOwn'
  predicate: Predicate
}

function whose(resource: RowResource, grant: Grant, me: Member): GrantPart[] {
  const scope = effectiveScope(grant, me)
  if (!scope || scope === 'everywhere') return []
  const related = relations[resource]?.[scope]
  if (related) return [{ word: scope, predicate: related(me) }]
  const mine = idIn[scope]
  if (!mine) throw new Error(`${resource} has no scope ${scope}`)
  return [{ word: scope, predicate: sql<SqlBool>`${ownerColumn(resource, scope)} = ${me[mine]}` }]
}

function howFar(resource: RowResource, { stage }: Grant): GrantPart[] {
  if (!stage) return []
  const reached = stages[resource]?.[stage]
  if (!reached) throw new Error(`${resource} has no stage ${stage}`)
  return [{ word: stage, predicate: reached }]
}

/** What a grant asks of the row, part by part; all of them must be true. None: it asks nothing. */
export function partsOf(resource: Resource, grant: Grant, me: Member): GrantPart[] {
  if (resource === 'admin') return []
  const others: GrantPart[] = grant.notOwn
    ? [{ word: 'notOwn', predicate: sql<SqlBool>`${ownerColumn(resource, 'self')} <> ${me.id}` }]
    : []
  return [...whose(resource, grant, me), ...howFar(resource, grant), ...others]
}

function scopePredicate(resource: RowResource, grant: Grant, me: Member): Predicate {
  const [first, ...rest] = partsOf(resource, grant, me).map(({ predicate }) => predicate)
  if (!first) return everything
  return rest.length ? sql<SqlBool>`(${sql.join([first, ...rest], sql` and `)})` : first
}

/** The caller has the permission and one of the roles it names, whatever the row. */
export const holdsGrant = (grant: Grant, me: Member): boolean =>
  (!grant.permission || me.permissions.has(grant.permission)) &&
  (!grant.roles || grant.roles.some((role) => me.roles.includes(role)))

/** The grants of a rule that this caller can use at all, whatever the row. */
export const grantsOf = (rule: AccessRule, me: Member): readonly Grant[] =>
  rule.grants.filter((grant) => holdsGrant(grant, me))

/** The rows the caller may do this to. */
export function reach(rule: AccessRule, me: Member): Predicate {
  if (rule.resource === 'admin') throw new Error('admin has no rows')
  const { resource } = rule
  const [first, ...rest] = grantsOf(rule, me).map((grant) => scopePredicate(resource, grant, me))
  if (!first) return nothing
  return rest.length ? sql<SqlBool>`(${sql.join([first, ...rest], sql` or `)})` : first
}
