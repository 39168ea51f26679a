// How to make a row of each status machine's table in a given status. A new machine adds its line.
import { randomBytes } from 'node:crypto'

import type { ActivityStatus } from '@werkplatz/contract/activities/status.ts'
import type { ApplicationStatus, ApprovalStatus } from '@werkplatz/contract/applications/status.ts'
import type { AssignmentStatus } from '@werkplatz/contract/assignments/status.ts'
import type { ExportStatus } from '@werkplatz/contract/exports/status.ts'
import type { ReportStatus } from '@werkplatz/contract/moderation/status.ts'

import { newActivity } from './activities.ts'
import { newApplication, newApproval, newAssignment } from './applications.ts'
import { newChat, requestTo } from './chats.ts'
import type { TestDatabase } from './database.ts'
import { newDeletion } from './deletions.ts'
import { newEvaluation, type Progress } from './evaluations.ts'
import { newExport } from './exports.ts'
import { newCompany, newPerson, type Scene } from './people.ts'
import { newReport } from './reports.ts'

type MakeRow = (data: TestDatabase, status: string, scene: Scene) => Promise<{ id: string; status: string }>

const makers: Record<string, MakeRow> = {
  invitation: (data, status, scene) =>
    data.begin((tx) =>
      tx
        .insertInto('invitation')
        .values({
          company_id: scene.nordwerk,
          invited_by: scene.clara.id,
          email: `${randomBytes(6).toString('hex')}@nordwerk.example`,
          role: 'USER',
          status,
        })
        .returning(['id', 'status'])
        .executeTakeFirstOrThrow(),
    ),
  chat_request: async (data, status, scene) => {
    const id = await requestTo(data, await newChat(data, [scene.elena, scene.luca], { asked: [scene.lea] }), scene.lea)
    await data.pool.query('update chat_request set status = $2 where id = $1', [id, status])
    return { id, status }
  },
  person: async (data, status, scene) => {
    const email = `${randomBytes(6).toString('hex')}@nordwerk.example`
    const { id } = await newPerson(data, { nameFirst: 'Kim', companyId: scene.nordwerk, roles: ['USER'], email })
    await data.pool.query('update person set status = $2 where id = $1', [id, status])
    return { id, status }
  },
  dead_letter: async (data, status) => {
    const { rows } = await data.pool.query<{ id: string }>(
      `insert into dead_letter (job_id, queue, data, reason, tries, status) values (uuidv7(), 'mail', '{}', '', 1, $1) returning id`,
      [status],
    )
    return { id: rows[0]!.id, status }
  },
  company: async (data, status) => {
    const id = await newCompany(data, `Westwerk ${randomBytes(6).toString('hex')}`)
    await data.pool.query('update company set status = $2 where id = $1', [id, status])
    return { id, status }
  },
  session: (data, status, scene) =>
    data.begin((tx) =>
      tx
        .insertInto('session')
        .values({ person_id: scene.lea.id, salt: randomBytes(32), status })
        .returning(['id', 'status'])
        .executeTakeFirstOrThrow(),
    ),
  file: (data, status, scene) =>
    data.begin((tx) =>
      tx
        .insertInto('file')
        .values({
          owner_id: scene.lea.id,
          company_id: scene.lea.companyId,
          kind: 'IMAGE',
          status,
          name: 'a.png',
          extension: 'png',
          declared_type: 'image/png',
          quarantine_key: randomBytes(8).toString('hex'),
          variants: JSON.stringify({ full: { key: 'x', type: 'image/webp', size: 1 } }),
        })
        .returning(['id', 'status'])
        .executeTakeFirstOrThrow(),
    ),
  application: async (data, status, scene) => ({
    id: await newApplication(data, scene.lea, await newActivity(data, scene.david), {
      status: status as ApplicationStatus,
    }),
    status,
  }),
  approval: async (data, status, scene) => ({
    id: await newApproval(data, scene.luca, await newActivity(data, scene.david), {
      status: status as ApprovalStatus,
      decidedBy: scene.elena,
    }),
    status,
  }),
  assignment: async (data, status, scene) => ({
    id: await newAssignment(data, scene.lea, { status: status as AssignmentStatus }),
    status,
  }),
  evaluation: async (data, status, scene) => {
    const progress = (
      { DRAFT: 'complete', SUBMITTED: 'submitted', DISCUSSED: 'discussed' } as Record<string, Progress>
    )[status]!
    const { id } = await newEvaluation(data, scene.lea, { apprentice: progress, contactPart: progress })
    // What a move asks for is there already: here only the arrows are tried.
    const dates = { DRAFT: ['submitted_at'], SUBMITTED: ['discussed_at'] }[status] ?? []
    for (const date of dates)
      await data.pool.query(`update evaluation set apprentice_${date} = now(), contact_${date} = now() where id = $1`, [
        id,
      ])
    return { id, status }
  },
  export: async (data, status, scene) => {
    // One person has only one under way.
    const owner = await newPerson(data, {
      nameFirst: 'Kim',
      companyId: scene.nordwerk,
      roles: ['EDUCATION_OFFICER'],
      email: `${randomBytes(6).toString('hex')}@nordwerk.example`,
    })
    return { id: await newExport(data, owner, { status: status as ExportStatus }), status }
  },
  report: async (data, status, scene) => ({
    id: await newReport(data, scene.lea, { status: status as ReportStatus }),
    status,
  }),
  objection: async (data, status, scene) => {
    const report = await newReport(data, scene.lea, { decision: 'WARNED', objection: 'Das war anders gemeint.' })
    const { rows } = await data.pool.query<{ id: string }>(
      'update objection set status = $2 where report_id = $1 returning id',
      [report, status],
    )
    return { id: rows[0]!.id, status }
  },
  deletion: async (data, status, scene) => {
    // One person is forgotten once.
    const email = `${randomBytes(6).toString('hex')}@nordwerk.example`
    const person = await newPerson(data, { nameFirst: 'Kim', companyId: scene.nordwerk, roles: ['USER'], email })
    return { id: await newDeletion(data, person, { status }), status }
  },
  activity: async (data, status, scene) => ({
    id: await newActivity(data, scene.david, { status: status as ActivityStatus }),
    status,
  }),
}

export function sampleRow(data: TestDatabase, resource: string, status: string, scene: Scene) {
  const make = makers[resource]
  if (!make) throw new Error(`server/test/status-rows.ts does not know how to make a ${resource}`)
  return make(data, status, scene)
}
