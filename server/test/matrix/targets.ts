// How to make the row a route is about, owned by a given person; and inputs where a generated one would not do.
// A new resource adds its line; a route whose resource is missing here fails.
import { randomUUID } from 'node:crypto'

import type { ApplicationStatus } from '@werkplatz/contract/applications/status.ts'
import type { Resource } from '@werkplatz/contract/rules/access.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'
import { Secret, TOTP } from 'otpauth'

import { unsubscribeToken } from '../../src/access/unsubscribe-tokens.ts'
import { newContact } from '../../src/features/public-site/test/contact.ts'
import { formOf, newActivity, type NewTestActivity } from '../activities.ts'
import type { TestApp } from '../app.ts'
import { applicationForm, assignmentForm, newApplication, newApproval, newAssignment } from '../applications.ts'
import { softPasskey } from '../authenticator.ts'
import { newExport } from '../exports.ts'
import type { Input } from '../fuzz/wire.ts'
import { invitationTokenOf, recoveryTokenOf } from '../link-tokens.ts'
import { newNotification } from '../notifications.ts'
import { newCompany, newPerson, PASSWORD, type Person } from '../people.ts'

type MakeTarget = (app: TestApp, owner: Person, route: Route) => Promise<string>

/** A clean picture that was never attached. */
export async function newFile(app: TestApp, owner: Person, kind: 'IMAGE' | 'DOCUMENT'): Promise<string> {
  const { id } = await app.begin((tx) =>
    tx
      .insertInto('file')
      .values({
        owner_id: owner.id,
        company_id: owner.companyId,
        kind,
        status: 'READY',
        name: 'a.png',
        extension: 'png',
        declared_type: 'image/png',
        quarantine_key: randomUUID(),
        variants: JSON.stringify({ full: { key: `files/${randomUUID()}/full`, type: 'image/webp', size: 1 } }),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

/** In the status from which the call leads on; all others are about a published, company-internal one. */
const activityFor: Readonly<Record<string, NewTestActivity>> = {
  '/v1/activities/request-review': { status: 'DRAFT' },
  '/v1/activities/form/approve': { status: 'PENDING' },
  '/v1/activities/publish': { status: 'APPROVED' },
  '/v1/activities/restore': { status: 'ARCHIVED' },
  '/v1/applications/activity/approval': { isPublic: true },
}

const someone = (app: TestApp, companyId: string): Promise<Person> =>
  newPerson(app, {
    nameFirst: 'Kim',
    companyId,
    roles: ['USER'],
    email: `${randomUUID()}@nordwerk.example`,
  })

/** In the status from which the call leads on. Reviewing is about the activity's author, all else about the applicant. */
const applicationFor: Readonly<Record<string, ApplicationStatus>> = {
  '/v1/applications/form': 'DRAFT',
  '/v1/applications/publish': 'DRAFT',
  '/v1/assignments/form/prefill': 'APPROVED',
}
async function makeApplication(app: TestApp, owner: Person, { path }: Route): Promise<string> {
  const other = await someone(app, owner.companyId)
  const isReviewed = path === '/v1/applications/form/approve'
  const activity = await newActivity(app, isReviewed ? owner : other)
  return newApplication(app, isReviewed ? other : owner, activity, { status: applicationFor[path] ?? 'PENDING' })
}

async function makeApproval(app: TestApp, owner: Person): Promise<string> {
  const elsewhere = await someone(app, await newCompany(app, 'Anderswo AG'))
  return newApproval(app, owner, await newActivity(app, elsewhere, { isPublic: true }))
}

const makers: Partial<Record<Resource, MakeTarget>> = {
  file: (app, owner, route) => newFile(app, owner, route.path.includes('/documents/') ? 'DOCUMENT' : 'IMAGE'),
  session: async (app, owner) => (await app.sessionOf(owner)).sessionId,
  person: async (_app, owner) => owner.id,
  notification: (app, owner) => newNotification(app, owner.id),
  passkey: (app, owner) =>
    app.begin(async (tx) => {
      const values = { person_id: owner.id, credential_id: randomUUID(), public_key: Buffer.alloc(1), name: 'Laptop' }
      return (await tx.insertInto('passkey').values(values).returning('id').executeTakeFirstOrThrow()).id
    }),
  export: (app, owner) => newExport(app, owner),
  application: makeApplication,
  approval: makeApproval,
  assignment: (app, owner, route) =>
    newAssignment(app, owner, { status: route.path.endsWith('/request-review') ? 'DRAFT' : 'PENDING' }),
  activity: (app, owner, route) => newActivity(app, owner, activityFor[route.path] ?? {}),
}

export function newTarget(app: TestApp, resource: Resource, owner: Person, route: Route): Promise<string> {
  const make = makers[resource]
  if (!make) throw new Error(`server/test/matrix/targets.ts does not know how to make a ${resource}`)
  return make(app, owner, route)
}

/** By contract key: input that makes the call succeed for who may (ids of other rows it needs, texts that must match). */
export const inputs: Readonly<Record<string, (app: TestApp, caller: Person) => Promise<Input>>> = {
  listActivities: async () => ({ query: {} }),
  readActivityChoices: async () => ({ query: {} }),
  createActivity: async () => ({ body: formOf() }),
  editActivity: async () => ({ body: formOf({ activityStatus: 'PUBLISHED' }) }),
  createApplication: async () => ({ body: applicationForm() }),
  editApplication: async () => ({ body: applicationForm({ applicationStatus: 'DRAFT' }) }),
  createAssignment: async () => ({ body: assignmentForm() }),
  editAssignment: async () => ({ body: assignmentForm({ assignmentStatus: 'PENDING' }) }),
  decideApproval: async () => ({ body: { approvalStatus: 'APPROVED', comment: 'Gern.' } }),
  listApplications: async () => ({ query: {} }),
  listApprovals: async () => ({ query: {} }),
  readActivityLocation: async () => ({ query: {} }),
  readCompanyFooter: async (_app, caller) => ({ query: { id: caller.companyId } }),
  readAuthorCard: async (_app, caller) => ({ query: { id: caller.id } }),
  fileReport: async (app, caller) => {
    const nameFirst = `Kim${randomUUID()}`
    const colleague = await newPerson(app, { nameFirst, companyId: caller.companyId, roles: ['USER'] })
    return { body: { target: 'ACTIVITY', targetId: await newActivity(app, colleague), report: 'SPAM' } }
  },
  listNotifications: async (_app, { id }) => ({ query: { userId: id } }),
  listNonChatNotifications: async (_app, { id }) => ({ query: { userId: id } }),
  countUnreadNotifications: async (_app, { id }) => ({ query: { userId: id } }),
  unsubscribe: async (app, { id }) => {
    const secret = Buffer.from(app.config.SESSION_SECRET, 'base64')
    return { query: { token: unsubscribeToken(secret, { personId: id, settings: ['activitySetting'] }) } }
  },
  markAllNotificationsRead: async (_app, { id }) => ({ body: { userId: id, isRead: true } }),
  changePassword: async () => ({ body: { oldPassword: PASSWORD, newPassword: `${PASSWORD} und mehr` } }),
  requestRecovery: async (_app, { email }) => ({ body: { email } }),
  checkRecovery: async (app, caller) => ({ query: { token: await recoveryTokenOf(app, caller) } }),
  recoverPassword: async (app, caller) => ({
    query: { token: await recoveryTokenOf(app, caller) },
    body: { password: PASSWORD },
  }),
  invite: async () => ({ body: { invitations: [{ email: `${randomUUID()}@nordwerk.example`, role: 'USER' }] } }),
  checkInvitation: async (app, caller) => ({ query: { token: await invitationTokenOf(app, caller) } }),
  signUp: async (app, caller) => ({
    query: { token: await invitationTokenOf(app, caller) },
    body: { nameFirst: 'Mia', nameLast: 'Muster', password: PASSWORD },
  }),
  sendContact: async (app) => {
    // All actors sit behind one address, which may only send five a day.
    await app.pool.query('delete from contact_request')
    return { body: await newContact(app) }
  },
  uploadImage: async () => ({ body: { fileName: 'a.png', mimeType: 'image/png' } }),
  uploadDocument: async () => ({ body: { fileName: 'a.pdf', mimeType: 'application/pdf' } }),
  startTotp: async () => ({ body: { password: PASSWORD } }),
  removeTotp: async () => ({ body: { password: PASSWORD } }),
  startPasskey: async () => ({ body: { password: PASSWORD } }),
  renewRecoveryCodes: async () => ({ body: { password: PASSWORD } }),
  removePasskey: async () => ({ body: { password: PASSWORD } }),
  confirmTotp: async (app, caller) => {
    await app.begin((tx) => tx.deleteFrom('totp').where('person_id', '=', caller.id).execute())
    const started = await callAs(app, caller, 'POST', '/v1/auth/second-factor/totp', { password: PASSWORD })
    return { body: { code: TOTP.generate({ secret: Secret.fromBase32((started as { secret: string }).secret) }) } }
  },
  addPasskey: async (app, caller) => {
    const started = await callAs(app, caller, 'POST', '/v1/auth/second-factor/passkeys/options', { password: PASSWORD })
    const { options } = started as { options: Record<string, unknown> }
    return { body: { name: 'Laptop', answer: softPasskey(app.config.PUBLIC_URL).register(options) } }
  },
  finishSetup: async () => ({
    body: { imageId: 'generated:1', bannerId: 'generated:2', slogan: 'Fragen kostet nichts.', date: '2026-08-03' },
  }),
}

async function callAs(app: TestApp, caller: Person, method: 'POST', url: string, payload: object): Promise<unknown> {
  return (await app.send({ method, url, payload, token: await app.tokenOf(caller) })).body
}
