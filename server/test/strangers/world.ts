// Minors in every part a person can play beside people of another company: author, applicant, contact person, reviewer …
// Each carries canaries: a last name, an e-mail address, two photographs and a date that nobody else has.
import { randomUUID } from 'node:crypto'

import type { Resource } from '@werkplatz/contract/rules/access.ts'
import { roles, type Role } from '@werkplatz/contract/rules/roles.ts'

import { newActivity, SECTOR } from '../activities.ts'
import type { TestApp } from '../app.ts'
import { newApplication, newApproval, newAssignment } from '../applications.ts'
import { newChat, requestTo } from '../chats.ts'
import { newEvaluation } from '../evaluations.ts'
import { newExport } from '../exports.ts'
import { openInvitationOf } from '../link-tokens.ts'
import { newNotification } from '../notifications.ts'
import { newCompany, newPerson, type Person } from '../people.ts'
import { newComment, newPost, profileOf } from '../posts.ts'
import { companyProfileOf } from '../profiles.ts'
import { newReport } from '../reports.ts'
import { newMark, newSemester } from '../school.ts'

export const parts = [
  'author',
  'applicant',
  'orphan',
  'apprentice',
  'rejected',
  'contact',
  'reader',
  'reviewer',
  'decider',
  'requester',
  // Of age, with a profile they have closed.
  'adult',
] as const
export type Part = (typeof parts)[number]

export const firstNameOf = (part: Part) => `Kanari${part}`
export const lastNameOf = (part: Part) => `Gelbvogel${part}`
export const emailOf = (part: Part) => `${part}@kanarienvogel.example`
/** As it stands in the address of a photograph. */
export const photoOf = (part: Part) => `kanari-photo-${part}`
/** What they tell of themselves: text, place, link, what they work as. */
export const tellingOf = (part: Part) => `Federkleid${part}`
/** One month that nothing else in the tests falls into, in the two ways a day is written. */
export const dates = ['2031-03-', '.03.2031']

const TITLE = 'Zitronenfalter zählen'

export interface World {
  home: string
  minors: Record<Part, Person>
  strangers: Person[]
  /** Rows of each resource that a stranger could ask for. */
  rows: Partial<Record<Resource, string[]>>
  /** Whatever else could stand where an id is asked for. */
  ids: string[]
  words: string[]
  /** What the events of the first half are about; every minor plays a part in one of the two. */
  happenings: Record<string, string | string[]>[]
}

async function newMinor(app: TestApp, companyId: string, part: Part): Promise<Person> {
  const person = await newPerson(app, {
    nameFirst: firstNameOf(part),
    companyId,
    // The only one who may approve: the form names them.
    roles: [part === 'reviewer' ? 'VOCATIONAL_TRAINER' : 'APPRENTICE'],
    email: emailOf(part),
  })
  const adultFrom = part === 'adult' ? null : `2031-03-${10 + parts.indexOf(part)}`
  const file = async (resource: 'avatar' | 'banner' | 'video') => {
    const variants = Object.fromEntries(
      ['thumb', 'card', 'full'].map((size) => [
        size,
        { key: `files/${photoOf(part)}/${resource}-${size}`, type: 'image/webp', size: 1 },
      ]),
    )
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into file (owner_id, company_id, kind, status, name, extension, declared_type, quarantine_key, variants,
         attached_resource, attached_id)
       values ($1, $2, $6, 'READY', 'ich.png', 'png', 'image/png', $3, $4, $5, $1) returning id`,
      [
        person.id,
        companyId,
        `${photoOf(part)}-${resource}`,
        variants,
        resource,
        resource === 'video' ? 'VIDEO' : 'IMAGE',
      ],
    )
    return rows[0]!.id
  }
  const avatar = await file('avatar')
  await file('banner')
  await file('video')
  await app.pool.query(
    `update person set name_last = $2, adult_from = $3, avatar_file_id = $4, avatar_art = 3, banner_art = 2,
       profile_open = $5, profession_id = 'pr-edb', date_joined = '2027-03-30', training_end = $6,
       bio = $7, location = $7, job_title = $7, links = jsonb_build_array(jsonb_build_object('id', gen_random_uuid(),
         'linkType', 'HOME', 'url', 'https://' || $7 || '.example')) where id = $1`,
    [person.id, lastNameOf(part), adultFrom, avatar, part === 'adult' ? false : null, '2031-03-30', tellingOf(part)],
  )
  return person
}

const newStranger = (app: TestApp, companyId: string, role: Role) =>
  newPerson(app, {
    nameFirst: `Fremd${role}`,
    companyId,
    roles: [role],
    // The inbox is shared by all runs.
    email: `${role.toLowerCase()}.${randomUUID()}@fremd.example`,
  })

export async function newWorld(app: TestApp): Promise<World> {
  const home = await newCompany(app, 'Heimat AG')
  const away = await newCompany(app, 'Fremd AG')
  const minors = {} as Record<Part, Person>
  for (const part of parts) minors[part] = await newMinor(app, home, part)
  const strangers: Person[] = []
  for (const role of roles) strangers.push(await newStranger(app, away, role))
  const rows = { activity: [] as string[], application: [] as string[], approval: [] as string[] }
  const assignments: string[] = []
  const evaluations: string[] = []
  const evaluationParts: string[] = []
  const notifications: string[] = []
  const written = { post: [] as string[], comment: [] as string[] }
  const chats: string[] = []
  const requests: string[] = []
  const reported: string[] = []
  const removals: string[] = []

  const open = await newActivity(app, minors.author, { title: TITLE, isPublic: true, isFeatured: true })
  const shelf = { title: TITLE, isPublic: true, dateStart: '2027-02-01', dateEnd: '2027-03-01' }
  const planned = await newActivity(app, minors.author, shelf)
  rows.activity.push(open, planned)
  for (const status of ['ONGOING', 'ARCHIVED', 'PENDING', 'APPROVED', 'REJECTED', 'DRAFT'] as const)
    rows.activity.push(await newActivity(app, minors.author, { ...shelf, status }))
  rows.activity.push(await newActivity(app, minors.adult, { ...shelf, isFeatured: true }))

  const gone = await newPerson(app, { nameFirst: 'Weg', companyId: away, roles: ['USER'], email: 'weg@fremd.example' })
  const orphaned = await newActivity(app, gone, { isPublic: true })
  rows.application.push(await newApplication(app, minors.orphan, orphaned))
  await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [gone.id])
  rows.approval.push(
    await newApproval(app, minors.requester, orphaned, { status: 'REJECTED', decidedBy: minors.decider }),
  )

  const review = 'insert into %s_review (%s_id, reviewer_id, decision, message) values ($1, $2, $3, $4)'
  const reviewed = (what: 'activity' | 'application' | 'assignment', id: string, decision: 'APPROVED' | 'REJECTED') =>
    app.pool.query(review.replaceAll('%s', what), [id, minors.reviewer.id, decision, 'Gut so.'])
  await reviewed('activity', open, 'APPROVED')
  await app.pool.query(
    'insert into approved_version (activity_id, reviewer_id, content) values ($1, $2, activity_version($1))',
    [open, minors.reviewer.id],
  )
  const exported = await newExport(app, minors.author)
  const exportedPeople = await newExport(app, minors.author, { kind: 'APPRENTICES' })
  const happenings: World['happenings'] = []
  for (const stranger of strangers) {
    const offered = await newActivity(app, stranger, shelf)
    const applied = await newApplication(app, minors.applicant, offered)
    const accepted = await newApplication(app, minors.applicant, await newActivity(app, stranger, { isPublic: true }), {
      status: 'APPROVED',
    })
    await reviewed('application', applied, 'REJECTED')
    const own = await newApplication(app, stranger, planned, { status: 'APPROVED' })
    await app.pool.query('update application set seen_by = $2, seen_at = now() where id = $1', [own, minors.reader.id])
    await reviewed('application', own, 'APPROVED')
    const refused = await newActivity(app, stranger, { status: 'REJECTED' })
    await reviewed('activity', refused, 'REJECTED')
    const request = await newApproval(app, stranger, open, { status: 'REJECTED', decidedBy: minors.decider })
    await app.pool.query('update approval set seen_by = $2, seen_at = now() where id = $1', [request, minors.reader.id])
    rows.activity.push(offered, refused)
    rows.application.push(applied, accepted, own)
    rows.approval.push(request)
    const led = await newAssignment(app, minors.apprentice, { status: 'PENDING', contact: stranger })
    const done = await newAssignment(app, minors.apprentice, { status: 'APPROVED', contact: stranger })
    const sentBack = await newAssignment(app, minors.rejected, { status: 'REJECTED', contact: stranger })
    const ownAssignment = await newAssignment(app, stranger, { status: 'PENDING', contact: minors.contact })
    const both = { apprentice: 'submitted', contactPart: 'submitted' } as const
    const judged = await newEvaluation(app, minors.apprentice, { contact: stranger, ...both })
    const ownJudged = await newEvaluation(app, stranger, { contact: minors.contact, ...both })
    evaluations.push(done, judged.id, ownJudged.id)
    evaluationParts.push(...Object.values(judged.parts), ...Object.values(ownJudged.parts))
    assignments.push(led, done, sentBack, ownAssignment)
    // What goes on today stands in the table of apprentices, and who looks after them, whatever company that was in.
    await app.pool.query(
      'update assignment set date_start = swiss_today() - 5, date_end = swiss_today() + 30 where id = $1',
      [ownAssignment],
    )
    await app.pool.query('update person set supervisor_id = $1 where id = any($2)', [
      minors.reviewer.id,
      [stranger.id, minors.apprentice.id, minors.rejected.id],
    ])
    await reviewed('assignment', done, 'APPROVED')
    await reviewed('assignment', sentBack, 'REJECTED')
    await app.pool.query('insert into bookmark (person_id, activity_id) values ($1, $2)', [stranger.id, open])
    // Who looked at somebody's marks may have changed company since.
    await app.pool.query(
      "insert into school_view (apprentice_id, day, reader_id, role) values ($1, swiss_today(), $2, 'VOCATIONAL_TRAINER')",
      [stranger.id, minors.reviewer.id],
    )
    // In lists from either end, in suggestions, and once in a list of blocks.
    await app.pool.query(
      `insert into follow (follower_id, person_id) select minor, $1 from unnest($2::uuid[]) minor
       union all select $1, minor from unnest($2::uuid[]) minor where minor <> $3`,
      [stranger.id, Object.values(minors).map(({ id }) => id), minors.decider.id],
    )
    if (stranger === strangers[0])
      await app.pool.query('insert into block (person_id, blocked_id) values ($1, $2)', [
        stranger.id,
        minors.decider.id,
      ])
    notifications.push(await newNotification(app, stranger.id))
    const named = `Danke @[${await profileOf(app, minors.reader)}]`
    const post = await newPost(app, stranger, { body: named })
    const comment = await newComment(app, minors.contact, post, { body: named })
    const ownComment = await newComment(app, stranger, await newPost(app, minors.author, { body: named }))
    written.post.push(post)
    written.comment.push(comment, ownComment)
    // With a minor who agreed, in a group with minors, and asked by minors, alone and into a group.
    const group = [minors.apprentice, minors.rejected, stranger]
    chats.push(
      await newChat(app, [minors.author, stranger], { texts: ['Zitronenfalter?'] }),
      await newChat(app, group, { texts: ['Zitronenfalter!'] }),
    )
    const asking = await newChat(app, [minors.reader], { asked: [stranger], texts: ['Darf ich?'] })
    const gathering = await newChat(app, [minors.reader, minors.contact], { asked: [stranger], title: 'Falter' })
    requests.push(await requestTo(app, asking, stranger), await requestTo(app, gathering, stranger))
    const { rows: reports } = await app.pool.query<{ id: string }>(
      `insert into report (reporter_id, company_id, target, target_id, reason)
       values ($1, $2, 'ACTIVITY', $3, 'SPAM') returning id`,
      [minors.author.id, away, offered],
    )
    // About minors and about the stranger, by minors, open and with a second look.
    const warned = await newReport(app, minors.contact, {
      decision: 'WARNED',
      decider: minors.decider,
      reporterId: minors.reader.id,
      objection: 'Falter.',
    })
    const removed = await newReport(app, stranger, {
      decision: 'REMOVED',
      targetId: post,
      reporterId: minors.author.id,
    })
    const waiting = await newReport(app, minors.author, {
      target: 'COMMENT',
      targetId: comment,
      reporterId: minors.reader.id,
    })
    reported.push(reports[0]!.id, waiting, warned, removed)
    // A minor deleted both, and both came back; a third is still away.
    const { rows: deleted } = await app.pool.query<{ id: string }>(
      `insert into removal (target, target_id, author_id, company_id, kept, date_restored, restored_by, reasons)
       select target, case target when 'POST' then $1::uuid else $2::uuid end, $2, $3, '{}'::jsonb, back,
         case when back is null then null else $4::uuid end, case when back is null then '' else 'Ein Versehen.' end
       from (values ('POST', now()), ('USER_PROFILE', now()), ('POST', null)) made (target, back) returning id`,
      [post, minors.author.id, home, minors.decider.id],
    )
    removals.push(...deleted.map(({ id }) => id))
    if (happenings.length) continue
    const common = {
      target: 'ACTIVITY',
      decision: 'WARNED',
      outcome: 'CHANGED',
      // Of a report nobody is told more than that there is one: here it is who is followed.
      targetId: stranger.id,
      followType: 'user',
      followers: '2',
      exportId: exported,
      audience: 'EXTERNAL',
      title: TITLE,
      workSectorId: SECTOR,
      applicantIds: [minors.applicant.id],
      postId: post,
      personIds: [stranger.id],
      lastDay: '2030-12-31',
    }
    happenings.push(
      {
        ...common,
        reportId: warned,
        removalId: deleted[0]!.id,
        activityId: open,
        applicationId: applied,
        approvalId: rows.approval[0]!,
        assignmentId: judged.id,
        commentId: comment,
        contactId: stranger.id,
        followerId: minors.author.id,
        companyId: away,
        actorId: minors.applicant.id,
        applicantId: minors.applicant.id,
        personId: minors.author.id,
        supervisorId: minors.reviewer.id,
        receiverId: stranger.id,
        reporterId: minors.author.id,
      },
      {
        ...common,
        reportId: removed,
        removalId: deleted[1]!.id,
        exportId: exportedPeople,
        activityId: refused,
        applicationId: own,
        approvalId: request,
        assignmentId: ownJudged.id,
        commentId: ownComment,
        contactId: minors.contact.id,
        followerId: minors.adult.id,
        companyId: home,
        actorId: minors.author.id,
        applicantId: stranger.id,
        personId: minors.reader.id,
        supervisorId: stranger.id,
        receiverId: minors.reviewer.id,
        reporterId: stranger.id,
      },
    )
  }
  const semester = await newSemester(app, minors.apprentice)
  const mark = await newMark(app, minors.apprentice, { semesterId: semester, subject: lastNameOf('apprentice') })
  // As if they had closed their profiles only afterwards.
  for (const audience of ['EVERYBODY', 'EXTERNAL'])
    await app.pool.query(
      `insert into live_event (event_id, interaction, person_id, company_id, audience)
       select gen_random_uuid(), 'ACTIVITY_PUBLISHED', person.id, person.company_id, $2 from person where company_id = $1`,
      [home, audience],
    )
  const people = Object.values(minors)
  const { rows: profiles } = await app.pool.query<{ profile_id: string }>(
    'select profile_id from person where company_id = $1',
    [home],
  )
  const company = await companyProfileOf(app, home)
  const { rows: messages } = await app.pool.query<{ id: string }>('select id from message')
  const { rows: files } = await app.pool.query<{ id: string }>('select id from file')
  return {
    home,
    minors,
    strangers,
    rows: {
      ...rows,
      ...written,
      assignment: assignments,
      evaluation: evaluations,
      judgement: evaluationParts,
      notification: notifications,
      person: people.map(({ id }) => id),
      profile: [company, ...profiles.map(({ profile_id }) => profile_id)],
      file: files.map(({ id }) => id),
      session: [(await app.sessionOf(minors.author)).sessionId],
      passkey: [home],
      // One that can be paused without locking the world out.
      company: [await newCompany(app, 'Neben AG')],
      invitation: [await openInvitationOf(app, minors.reviewer, { email: 'bald@kanarienvogel.example' })],
      export: [exported, exportedPeople],
      semester: [semester],
      mark: [mark],
      chat: chats,
      chat_request: requests,
      report: reported,
      removal: removals,
      message: messages.map(({ id }) => id),
    },
    ids: [home, open, ...people.map(({ id }) => id), profiles[0]!.profile_id, company],
    words: ['Zitronenfalter', 'Kanari', 'Gelbvogel', emailOf('author'), ...parts.map(lastNameOf)],
    happenings,
  }
}
