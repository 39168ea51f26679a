// Contract route → action or query. No logic.
import { read, write, type Handler } from '../../http/handlers.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Documents } from '../../outbound/documents/documents.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { archiveActivity } from './actions/archive-activity.ts'
import { createActivity } from './actions/create-activity.ts'
import { deleteActivity } from './actions/delete-activity.ts'
import { editActivity } from './actions/edit-activity.ts'
import { featureActivity } from './actions/feature-activity.ts'
import { publishActivity } from './actions/publish-activity.ts'
import { restoreActivity } from './actions/restore-activity.ts'
import { reviewActivity } from './actions/review-activity.ts'
import { submitActivity } from './actions/submit-activity.ts'
import {
  listExternal,
  listFeatured,
  listLatest,
  listOfCompany,
  listOldest,
  listTasks,
} from './activity-home.queries.ts'
import { listDeciders } from './activity-notice.queries.ts'
import { readHits, readPage } from './activity-page.ts'
import { activityFileName, activitySheet } from './activity-sheet.present.ts'
import {
  presentCard,
  presentDetails,
  presentFeatured,
  presentForm,
  presentHit,
  presentLatest,
  presentLocation,
  presentPage,
  presentWorkSector,
} from './activity.present.ts'
import { listWorkSectors } from './activity.queries.ts'
import { readLocation, readWithFiles } from './read-activity.ts'

const HITS = 20

export interface ActivityDocuments {
  documents: Documents
  /** Where people open an activity that hangs on the board. */
  publicUrl: string
  clock: Clock
}

export const activityHandlers = (
  addresses: StorageAddresses,
  { documents, publicUrl, clock }: ActivityDocuments,
): Handler[] => [
  read('listActivities', async (db, { me, input }) => ({
    body: presentPage(addresses, await readPage(db, me, input.query), input.query.size),
  })),
  read('readActivity', async (db, { me, input }) => ({
    body: presentDetails(addresses, await readWithFiles(db, me, input.query.id), { me, now: clock.now() }),
  })),
  read('drawActivity', async (db, { me, input, from }) => {
    const details = presentDetails(addresses, await readWithFiles(db, me, input.query.id), { me, now: clock.now() })
    const sheet = activitySheet(details, { now: clock.now(), publicUrl })
    return { file: { name: activityFileName(details), body: await documents.pdf(sheet, from.signal) } }
  }),
  read('readActivityForm', async (db, { me, input }) => {
    const found = await readWithFiles(db, me, input.query.id)
    const { author_id: authorId, company_id: companyId } = found.row
    return { body: presentForm(addresses, found, await listDeciders(db, me, { authorId, companyId }), me) }
  }),
  write('createActivity', async (tx, { me, input }) => ({
    location: `/dashboard/activities/detail?id=${await createActivity(tx, me, input.body)}`,
  })),
  write('editActivity', async (tx, { me, input }) => {
    await editActivity(tx, me, input.body)
    return {}
  }),
  write('submitActivity', async (tx, { me, input }) => {
    await submitActivity(tx, me, input.body.id)
    return {}
  }),
  write('reviewActivity', async (tx, { me, input }) => {
    await reviewActivity(tx, me, input.body)
    return {}
  }),
  write('publishActivity', async (tx, { me, input }) => {
    await publishActivity(tx, me, input.body.id, clock.now())
    return {}
  }),
  write('archiveActivity', async (tx, { me, input }) => {
    await archiveActivity(tx, me, input.body.id)
    return {}
  }),
  write('restoreActivity', async (tx, { me, input }) => {
    await restoreActivity(tx, me, input.body.id)
    return {}
  }),
  write('deleteActivity', async (tx, { me, input }) => {
    await deleteActivity(tx, me, input.query.id)
    return {}
  }),
  write('featureActivity', async (tx, { me, input }) => {
    await featureActivity(tx, me, input.body.activityId, input.body.isFeatured)
    return {}
  }),
  read('listFeaturedActivities', async (db, { me }) => ({
    body: (await listFeatured(db, me, {})).map((row) => presentFeatured(addresses, row)),
  })),
  read('listLatestActivities', async (db, { me }) => ({
    body: (await listLatest(db, me, {})).map((row) => presentLatest(addresses, row)),
  })),
  read('listOldestCards', async (db, { me }) => ({
    body: (await listOldest(db, me, {})).map((row) => presentCard(addresses, row)),
  })),
  read('listTaskCards', async (db, { me }) => ({
    body: (await listTasks(db, me, {})).map((row) => presentCard(addresses, row)),
  })),
  read('listExternalCards', async (db, { me }) => ({
    body: (await listExternal(db, me, {})).map((row) => presentCard(addresses, row)),
  })),
  read('listCompanyCards', async (db, { me, input }) => ({
    body: (await listOfCompany(db, me, { companyId: input.query.id })).map((row) => presentCard(addresses, row)),
  })),
  read('searchActivities', async (db, { me, input }) => ({
    body: (await readHits(db, me, input.query.query, HITS)).map((row) => presentHit(addresses, row)),
  })),
  read('readActivityLocation', async (db, { me, input }) => {
    const [place, deciders] = await Promise.all([
      readLocation(db, me, input.query.id),
      listDeciders(db, me, { authorId: me.id, companyId: me.companyId }),
    ])
    return { body: presentLocation(place, deciders) }
  }),
  read('listWorkSectors', async (db) => ({ body: (await listWorkSectors(db, {})).map(presentWorkSector) })),
]
