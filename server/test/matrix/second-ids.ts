// Further ids in a call, beside the row it is about: what each may name, written down from the decisions. A route whose
// schema has an id that is not here fails second-ids.test.ts.
import { randomUUID } from 'node:crypto'

import { newActivity } from '../activities.ts'
import type { TestApp } from '../app.ts'
import { newApplication, newAssignment } from '../applications.ts'
import { newChat, newMessage } from '../chats.ts'
import { newEvaluation } from '../evaluations.ts'
import { newExport } from '../exports.ts'
import { newFile } from '../files.ts'
import { newNotification } from '../notifications.ts'
import { newPerson, type Person, type Scene } from '../people.ts'
import { hide, newComment, newPost } from '../posts.ts'
import { profileOf } from '../profiles.ts'

/** Stands in every text of a row that the caller must not learn of. */
export const CANARY = 'Kanarienvogel'

type Make = (app: TestApp, scene: Scene) => Promise<string>

/**
 * refused: 4xx and nothing changed. unheard: the call may go on, but the row stays as it was and nothing of it is told.
 * anybody: every such row may be named; `because` says why.
 */
export type SecondId = { is: 'refused' | 'unheard'; foreign: Record<string, Make> } | { is: 'anybody'; because: string }

const hidden = { title: CANARY, description: CANARY, location: CANARY, department: CANARY }

const fileOf =
  (owner: (scene: Scene) => Person, kind: 'IMAGE' | 'VIDEO' | 'DOCUMENT'): Make =>
  (app, scene) =>
    newFile(app, owner(scene), kind)

/** Attached to something the caller may read: being seen is not being taken. */
const attachedFile =
  (kind: 'IMAGE' | 'VIDEO' | 'DOCUMENT'): Make =>
  async (app, scene) => {
    const id = await newFile(app, scene.david, kind)
    const activity = await newActivity(app, scene.david)
    await app.begin((tx) =>
      tx
        .updateTable('file')
        .set({ attached_resource: 'activity', attached_id: activity, position: 0 })
        .where('id', '=', id)
        .execute(),
    )
    return id
  }

const files = (kind: 'IMAGE' | 'VIDEO' | 'DOCUMENT') => ({
  'a colleague’s file': fileOf(({ david }) => david, kind),
  'a file of another company': fileOf(({ luca }) => luca, kind),
  'a file attached to somebody else’s activity': attachedFile(kind),
  'a file that does not exist': async () => randomUUID(),
})

const activities = {
  'an internal activity of another company': (app: TestApp, scene: Scene) => newActivity(app, scene.luca, hidden),
  'a colleague’s draft': (app: TestApp, scene: Scene) => newActivity(app, scene.david, { ...hidden, status: 'DRAFT' }),
  'an activity that does not exist': async () => randomUUID(),
}

const exportsOf: Record<string, Make> = {
  'a colleague’s export': (app, { david }) => newExport(app, david),
  'an export of another company': (app, { elena }) => newExport(app, elena),
  'an export that does not exist': async () => randomUUID(),
}

const userIds = {
  'a colleague': async (app: TestApp, { david }: Scene) => (await newNotification(app, david.id), david.id),
  'a superior': async (_app: TestApp, { ada }: Scene) => ada.id,
  'somebody of another company': async (_app: TestApp, { luca }: Scene) => luca.id,
}

const applications: Record<string, Make> = {
  'a colleague’s accepted application': async (app, { noah, david }) =>
    newApplication(app, noah, await newActivity(app, david), { status: 'APPROVED' }),
  'an accepted application of another company': async (app, { luca, elena }) =>
    newApplication(app, luca, await newActivity(app, elena), { status: 'APPROVED' }),
}

const hiddenPost: Make = async (app, { david }) => {
  const id = await newPost(app, david, { body: CANARY })
  await hide(app, 'post', id)
  return id
}
const posts: Record<string, Make> = {
  'a post that was taken away': hiddenPost,
  'a post that does not exist': async () => randomUUID(),
}
const comments: Record<string, Make> = {
  'a colleague’s comment': async (app, { david }) => newComment(app, david, await newPost(app, david)),
  'a comment of another company': async (app, { luca }) => newComment(app, luca, await newPost(app, luca)),
  'a comment that does not exist': async () => randomUUID(),
}

const refused = (foreign: Record<string, Make>): SecondId => ({ is: 'refused', foreign })
const unheard = (foreign: Record<string, Make>): SecondId => ({ is: 'unheard', foreign })
const workSector = refused({ 'a work sector that does not exist': async () => randomUUID() })
/** §7: the contact person may work anywhere, and reads the assignment once it is handed in. */
const contact: SecondId = { is: 'anybody', because: 'who accompanied an assignment may belong to another company' }
const ownActivity = { 'another activity than the one it is about': activities['a colleague’s draft'] }

const sectorFilter: SecondId = { is: 'anybody', because: 'a sector that is not there leaves nothing of the list' }

const part = async (app: TestApp, { luca, noah }: Scene, whose: 'colleague' | 'stranger') =>
  newEvaluation(app, whose === 'colleague' ? noah : luca, { apprentice: 'begun', text: CANARY })
const pointOf = (whose: 'colleague' | 'stranger') => async (app: TestApp, scene: Scene) => {
  const { parts } = await part(app, scene, whose)
  const { rows } = await app.pool.query<{ id: string }>('select id from evaluation_point where part_id = $1', [
    parts.APPRENTICE,
  ])
  return rows[0]!.id
}
const criteriaFor = (side: 'APPRENTICE' | 'CONTACT'): Record<string, Make> => ({
  'a criterion of the other side': async (app) =>
    (
      await app.pool.query<{ id: string }>(
        `select criterion.id from criterion join criterion_type on criterion_type.id = type_id where for_apprentice = $1`,
        [side === 'CONTACT'],
      )
    ).rows[0]!.id,
  'a criterion that does not exist': async () => randomUUID(),
})
const evaluationIds: Record<string, SecondId> = {
  'body.evaluationId': refused({
    'a colleague’s part': async (app, scene) => (await part(app, scene, 'colleague')).parts.APPRENTICE!,
    'a part of another company': async (app, scene) => (await part(app, scene, 'stranger')).parts.APPRENTICE!,
  }),
  'body.evaluationPoints[].evaluationPointId': refused({
    'a colleague’s point': pointOf('colleague'),
    'a point of another company': pointOf('stranger'),
  }),
  'body.evaluationPoints[].criterionId': refused(criteriaFor('APPRENTICE')),
}

/** Everybody may read them; only who moderates may empty somebody else's. */
const profileIds = refused({
  'a colleague’s profile': (app, { david }) => profileOf(app, david),
  'a profile of another company': (app, { luca }) => profileOf(app, luca),
  'a profile that does not exist': async () => randomUUID(),
})
const linkId: SecondId = { is: 'anybody', because: 'an id that is no link of this profile gets a new one' }
const profilePictures = { 'body.imageId': refused(files('IMAGE')), 'body.bannerId': refused(files('IMAGE')) }
const profileAbout = { 'body.videoId': refused(files('VIDEO')), 'body.links[].id': linkId }

/** 13-admin E3, E4: whoever looks after an apprentice, or takes over, is a trainer of the same company. */
const noTrainers: Record<string, Make> = {
  'a trainer of another company': async (app, { suedwerk }) => (await newTrainer(app, suedwerk)).id,
  'an apprentice of the company': async (_app, { lea }) => lea.id,
  'somebody who does not exist': async () => randomUUID(),
}
const newTrainer = (app: TestApp, companyId: string) =>
  newPerson(app, {
    nameFirst: 'Tara',
    companyId,
    roles: ['VOCATIONAL_TRAINER'],
    email: `${randomUUID()}@suedwerk.example`,
  })

const template = refused({ 'a template that does not exist': async () => randomUUID() })
const letters: Record<string, Make> = { 'a job that was not given up': async () => randomUUID() }
const entryFilter: SecondId = { is: 'anybody', because: 'only entries the caller may see are left by a filter' }
const trailFilters = {
  'query.actorId': entryFilter,
  'query.targetId': entryFilter,
  'query.companyId': entryFilter,
  'query.before': entryFilter,
}

export const secondIds: Readonly<Record<string, Readonly<Record<string, SecondId>>>> = {
  cleanUpImages: { 'body.ids[]': unheard(files('IMAGE')) },
  listChats: { 'query.participantId': refused(userIds) },
  startChat: {
    'body.participantIds[]': {
      is: 'anybody',
      because: 'one writes to every signed-in person; minors elsewhere are asked',
    },
    'body.about.id': unheard(activities),
  },
  readMessages: {
    'query.before': unheard({
      'a message of another chat': async (app, { lea, david }) =>
        newMessage(app, await newChat(app, [david, lea]), david, CANARY),
    }),
  },
  cleanUpDocuments: { 'body.ids[]': unheard(files('DOCUMENT')) },
  listActivities: { 'query.workSectorId': sectorFilter, 'query.workSectorId[]': sectorFilter },
  readActivityChoices: { 'query.workSectorId': sectorFilter, 'query.workSectorId[]': sectorFilter },
  createActivity: {
    'body.workSectorId': workSector,
    'body.images[].id': refused(files('IMAGE')),
    'body.documents[]': refused(files('DOCUMENT')),
  },
  editActivity: {
    'body.workSectorId': workSector,
    'body.images[].id': refused(files('IMAGE')),
    'body.documents[]': refused(files('DOCUMENT')),
  },
  listCompanyCards: {
    'query.id': unheard({
      'another company': async (app, { luca, suedwerk }) => (await newActivity(app, luca, hidden), suedwerk),
    }),
  },
  listAuthorCards: {
    'query.id': unheard({
      'somebody of another company': async (app, { luca }) => (await newActivity(app, luca, hidden), luca.id),
    }),
  },
  readActivityLocation: { 'query.id': unheard(activities) },
  listExports: { 'query.id': refused(exportsOf) },
  listSimilarActivities: { 'query.id': unheard(activities) },
  createApplication: { 'body.documents[]': refused(files('DOCUMENT')) },
  editApplication: { 'body.activityId': unheard(ownActivity), 'body.documents[]': refused(files('DOCUMENT')) },
  decideApproval: { 'body.activityId': unheard(ownActivity) },
  createAssignment: {
    'body.activityId': refused(activities),
    'body.workSectorId': workSector,
    'body.contactId': contact,
    'body.applicationId': refused(applications),
  },
  editAssignment: {
    'body.activityId': refused(activities),
    'body.workSectorId': workSector,
    'body.contactId': contact,
  },
  startEvaluation: evaluationIds,
  saveEvaluation: evaluationIds,
  saveGuestEvaluation: { 'body.evaluationPoints[].criterionId': refused(criteriaFor('CONTACT')) },
  checkBookmark: { 'query.targetId': unheard(activities) },
  deleteBookmark: {
    'query.targetId': unheard({
      'what a colleague noted': async (app, { david }) => {
        const activity = await newActivity(app, david, hidden)
        await app.begin((tx) =>
          tx.insertInto('bookmark').values({ person_id: david.id, activity_id: activity }).execute(),
        )
        return activity
      },
    }),
  },
  readCompanyFooter: { 'query.id': { is: 'anybody', because: 'companies are known to everybody who is signed in' } },
  readAuthorCard: { 'query.id': { is: 'anybody', because: 'profiles are for every signed-in person (§3)' } },
  readProfile: { 'query.id': { is: 'anybody', because: 'profiles are for every signed-in person (§3)' } },
  editUserCard: { 'body.id': profileIds, ...profilePictures },
  editUserAbout: { 'body.id': profileIds, ...profileAbout },
  editCompanyCard: profilePictures,
  editCompanyAbout: profileAbout,
  createFollow: {
    'body.targetId': refused({
      oneself: async (_app, { lea }) => lea.id,
      'somebody who does not exist': async () => randomUUID(),
    }),
  },
  deleteFollow: {
    'body.followId': unheard({
      'what a colleague follows': async (app, { david, luca }) =>
        (
          await app.pool.query<{ id: string }>(
            'insert into follow (follower_id, person_id) values ($1, $2) returning id',
            [david.id, luca.id],
          )
        ).rows[0]!.id,
    }),
  },
  checkFollow: { 'query.targetId': { is: 'anybody', because: 'only what the caller follows is answered' } },
  listFollows: { 'query.userId': { is: 'anybody', because: 'profiles are for every signed-in person (§3)' } },
  searchFollows: { 'query.userId': { is: 'anybody', because: 'profiles are for every signed-in person (§3)' } },
  createBlock: { 'body.userId': { is: 'anybody', because: 'whom one wants to keep away is one’s own choice' } },
  deleteBlock: { 'body.userId': { is: 'anybody', because: 'only what the caller blocked is taken back' } },
  checkBlock: { 'query.userId': { is: 'anybody', because: 'only what the caller blocked is answered' } },
  fileReport: { 'body.targetId': refused(activities) },
  finishSetup: { 'body.imageId': refused(files('IMAGE')), 'body.bannerId': refused(files('IMAGE')) },
  listPosts: { 'query.profileId': { is: 'anybody', because: 'posts are for every signed-in person (§3)' } },
  savePost: {
    'body.id': refused({ ...posts, 'a colleague’s post': (app, { david }) => newPost(app, david, { body: CANARY }) }),
    'body.attachments[]': refused(files('DOCUMENT')),
    'body.media[]': refused(files('IMAGE')),
    'body.altTexts[].id': unheard(files('IMAGE')),
    'body.activityId': refused(activities),
    'body.assignmentId': refused({
      'a colleague’s assignment': (app, { noah }) => newAssignment(app, noah, { status: 'APPROVED' }),
      'an assignment of another company': (app, { luca }) => newAssignment(app, luca, { status: 'APPROVED' }),
      'an assignment that does not exist': async () => randomUUID(),
    }),
  },
  saveComment: { 'body.id': refused(comments), 'body.targetId': refused(posts) },
  changeHeart: { 'body.targetId': refused(posts) },
  markHelpful: { 'body.commentId': refused(comments) },
  listNotifications: { 'query.userId': refused(userIds) },
  listNonChatNotifications: { 'query.userId': refused(userIds) },
  countUnreadNotifications: { 'query.userId': refused(userIds) },
  markAllNotificationsRead: { 'body.userId': refused(userIds) },
  createMark: {
    'body.entryId': { is: 'anybody', because: 'the name a device gives its entry; somebody else’s is another entry' },
  },
  changePerson: { 'body.supervisorId': refused(noTrainers) },
  changePeople: {
    'body.ids[]': { is: 'anybody', because: 'each is asked for by the rules of the single call, or skipped' },
    'body.change.supervisorId': { is: 'anybody', because: 'each person is skipped whose supervisor it may not be' },
  },
  handOver: { 'body.receiverId': refused(noTrainers) },
  deactivatePerson: { 'body.receiverId': refused(noTrainers) },
  setLastDay: { 'body.receiverId': refused(noTrainers) },
  listManagedPeople: {
    'query.companyId': unheard({ 'another company': async (_app, { suedwerk }) => suedwerk }),
  },
  importInvitations: {
    'body.importId': { is: 'anybody', because: 'the name a device gives its list; another company’s is another list' },
  },
  explainAccess: {
    'body.userId': refused({ 'somebody who does not exist': async () => randomUUID() }),
    'body.id': { is: 'anybody', because: 'whatever it is, only the rule is told' },
  },
  orderSectors: { 'body.ids[]': workSector },
  addTemplate: { 'body.imageId': refused(files('IMAGE')) },
  changeTemplate: { 'body.id': template },
  retireTemplate: { 'body.id': template },
  restoreTemplate: { 'body.id': template },
  editCriteria: {
    'body.groups[].criteria[].sameAs': refused({ 'a criterion that does not exist': async () => randomUUID() }),
  },
  retryJobs: { 'body.ids[]': refused(letters) },
  discardJobs: { 'body.ids[]': refused(letters) },
  listAudit: trailFilters,
  exportAudit: { 'query.actorId': entryFilter, 'query.targetId': entryFilter, 'query.companyId': entryFilter },
  switchOff: { 'body.companyId': refused({ 'a company that does not exist': async () => randomUUID() }) },
  switchOn: {
    'body.companyId': refused({ 'a company for which it is not off': async (_app, { suedwerk }) => suedwerk }),
  },
  saveSchooldays: { 'body.userId': refused(userIds) },
}
