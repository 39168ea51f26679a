// Writes a text into every field that others read. What stands in it, the story says.
import type { APIRequestContext } from '@playwright/test'

import { paper, picture } from './picture.ts'
import { good, upload, type Planter } from './planted.ts'

/** The text of a field, after a word by which it is known on the page. `isLine`: without signs that break a line. */
export type TextOf = (field: string, mark: string, isLine?: boolean) => string

export interface People {
  ada: Planter
  kim: Planter
  olga: Planter
}

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Kim's profile, open to everybody, and that of the company. */
export async function plantProfiles({ kim, olga }: People, textOf: TextOf) {
  good(
    await kim.call('editUserCard', {
      body: {
        slogan: textOf('editUserCard.slogan', 'Slogan-K', true),
        location: textOf('editUserCard.location', 'Ort-K', true),
      },
    }),
  )
  good(await kim.call('editUserAbout', { body: { bio: textOf('editUserAbout.bio', 'Bio-K') } }))
  good(await kim.call('changeVisibility', { body: { isOpen: true } }))
  const read = (type: string, id: string) => olga.call('readProfile', { params: { type }, query: { id } })
  const { companyProfileId } = good(await read('user', olga.profileId)).body
  const { companyName, slogan, location, bio } = good(await read('company', companyProfileId)).body
  const write = async (card: object, about: object) => {
    good(await olga.call('editCompanyCard', { body: { id: companyProfileId, ...card } }))
    good(await olga.call('editCompanyAbout', { body: { id: companyProfileId, ...about } }))
  }
  await write(
    {
      companyName: textOf('editCompanyCard.companyName', 'Firma-F', true),
      slogan: textOf('editCompanyCard.slogan', 'Slogan-F', true),
      location: textOf('editCompanyCard.location', 'Ort-F', true),
    },
    { bio: textOf('editCompanyAbout.bio', 'Bio-F') },
  )
  return {
    companyProfileId: companyProfileId as string,
    restore: () => write({ companyName, slogan, location }, { bio }),
  }
}

/** An activity, an application to it, a request, an assignment and its evaluation. */
export async function plantWork({ ada, kim, olga }: People, textOf: TextOf, request: APIRequestContext) {
  const sectors = good(await kim.call('listWorkSectors')).body
  const workSectorId = sectors[0].workSectorId
  const { id: activityId } = good(
    await kim.call('createActivity', {
      body: {
        title: textOf('createActivity.title', 'Titel-A'),
        description: textOf('createActivity.description', 'Text-A'),
        location: textOf('createActivity.location', 'Ort-A'),
        department: textOf('createActivity.department', 'Team-A'),
        workSectorId,
        dateStart: inDays(30),
        dateEnd: inDays(60),
        slots: 2,
        workload: 60,
        isPriority: false,
        isPublic: true,
        images: [],
        documents: [],
        activityStatus: 'PENDING',
      },
    }),
  )
  const urteil = textOf('reviewActivity.reviewMessage', 'Urteil-A')
  good(await olga.call('reviewActivity', { body: { id: activityId, status: 'APPROVED', reviewMessage: urteil } }))
  good(await kim.call('publishActivity', { body: { id: activityId, status: 'PUBLISHED' } }))

  const document = await upload(ada.call, request, 'Document', {
    // What stands before the last slash is taken for folders.
    ...paper(`${textOf('uploadDocument.fileName', 'Datei', true).slice(0, 235)} Datei-D.pdf`),
  })
  const { id: applicationId } = good(
    await ada.call('createApplication', {
      body: {
        activityId,
        title: textOf('createApplication.title', 'Titel-B'),
        body: textOf('createApplication.body', 'Text-B'),
        documents: [document],
        applicationStatus: 'PENDING',
      },
    }),
  )
  const answer = textOf('reviewApplication.reviewMessage', 'Urteil-B')
  good(await kim.call('reviewApplication', { body: { id: applicationId, status: 'APPROVED', reviewMessage: answer } }))
  return {
    activityId,
    applicationId,
    ...(await plantRequest({ ada, olga }, textOf)),
    ...(await plantAssignments({ ada, kim, olga }, textOf, workSectorId)),
  }
}

/** For an activity of another company the own one is asked first. */
async function plantRequest({ ada, olga }: Pick<People, 'ada' | 'olga'>, textOf: TextOf) {
  const query = { filter: 'OPEN', size: '50' }
  const open = good(await ada.call('listActivities', { query })).body.content as { activityId: string }[]
  for (const { activityId } of open) {
    const asked = await ada.call('requestApproval', {
      body: { activityId, approvalStatus: 'PENDING', reason: textOf('requestApproval.reason', 'Wunsch-G') },
    })
    if (asked.status !== 201) continue
    const comment = textOf('decideApproval.comment', 'Urteil-G')
    good(await olga.call('decideApproval', { body: { id: asked.id, approvalStatus: 'APPROVED', comment } }))
    return { approvalId: asked.id }
  }
  throw new Error('no activity of another company to ask for')
}

async function plantAssignments({ ada, kim, olga }: People, textOf: TextOf, workSectorId: string) {
  const assignment = {
    title: textOf('createAssignment.title', 'Titel-S'),
    description: textOf('createAssignment.description', 'Text-S'),
    location: textOf('createAssignment.location', 'Ort-S'),
    department: textOf('createAssignment.department', 'Team-S'),
    workSectorId,
    workload: 60,
    assignmentStatus: 'PENDING',
  }
  const create = async (more: object) =>
    good(await ada.call('createAssignment', { body: { ...assignment, ...more } })).id
  const assignmentId = await create({ dateStart: inDays(-20), dateEnd: inDays(-2), contactId: kim.id })
  const contact = textOf('createAssignment.contact', 'Kontakt-S')
  const looseId = await create({ dateStart: inDays(10), dateEnd: inDays(20), contact })
  const reviewMessage = textOf('reviewAssignment.reviewMessage', 'Urteil-S')
  const openId = await create({ dateStart: inDays(-50), dateEnd: inDays(-30), contactId: kim.id })
  for (const id of [assignmentId, openId])
    good(await olga.call('reviewAssignment', { body: { id, status: 'APPROVED', reviewMessage } }))

  const justification = textOf('startEvaluation.evaluationPoints.justification', 'Grund-E')
  const notes = textOf('saveEvaluation.notes', 'Notiz-E')
  const fill = async (who: Planter, key: 'startEvaluation' | 'saveEvaluation', id: string) => {
    const form = async () => good(await who.call('readEvaluationForm', { query: { id } })).body
    const criteria = (await form()).criteria as { criterionId: string }[]
    // One long text on each side, so that the call stays within its size.
    const evaluationPoints = criteria.map(({ criterionId }, i) => ({
      criterionId,
      grade: 'A',
      justification: i === 0 ? justification : '',
    }))
    good(await who.call(key, { body: { assignmentId: id, evaluationPoints, notes: who === kim ? notes : '' } }))
    return (await form()).evaluationId as string
  }
  for (const [who, key] of [
    [ada, 'startEvaluation'],
    [kim, 'saveEvaluation'],
  ] as const)
    good(await who.call('submitEvaluation', { body: { evaluationId: await fill(who, key, assignmentId) } }))
  // One that is still being written, to be seen in its form.
  await fill(ada, 'startEvaluation', openId)
  await fill(kim, 'saveEvaluation', openId)
  const statement = textOf('stateEvaluation.statement', 'Sicht-E')
  good(await ada.call('stateEvaluation', { body: { assignmentId, statement } }))
  const agreements = [textOf('agreeEvaluation.agreements', 'Plan-E')]
  good(await kim.call('agreeEvaluation', { body: { assignmentId, agreements } }))
  return { assignmentId, looseId, openId }
}

export async function plantSchool({ call, id }: Planter, textOf: TextOf) {
  const schoolDayText = textOf('saveSchooldays.schoolDayText', 'Schultag-M')
  good(await call('saveSchooldays', { body: { userId: id, days: ['Montag'], schoolDayText } }))
  const { schoolSemesterId } = good(await call('createSemester', { query: { year: '1', semester: '1' } })).body
  const subject = textOf('createMark.subject', 'Fach-M')
  good(await call('createMark', { body: { schoolSemesterId, subject, grade: 5 } }))
  return { semesterId: schoolSemesterId as string }
}

/** A post with a picture and its words, a comment, a group. */
export async function plantCommunity({ ada, kim, olga }: People, textOf: TextOf, request: APIRequestContext) {
  const image = picture(`${textOf('uploadImage.fileName', 'Bild-D', true).slice(0, 250)}.png`, 64)
  const media = await upload(kim.call, request, 'Image', image)
  const post = good(
    await kim.call('savePost', {
      body: {
        body: textOf('savePost.body', 'Post-P'),
        media: [media],
        attachments: [],
        altTexts: [{ id: media, text: textOf('savePost.altTexts.text', 'Alt-P') }],
      },
    }),
  )
  const postId = post.body.id as string
  const comment = { body: textOf('saveComment.body', 'Antwort-C'), targetId: postId, commentType: 'post' }
  good(await ada.call('saveComment', { body: comment }))
  const title = textOf('startChat.title', 'Chat-T')
  const chat = good(await kim.call('startChat', { body: { participantIds: [ada.id, olga.id], title } }))
  return { postId, chatId: chat.body.id as string }
}
