// Contract route → action or query. No logic.
import { activityFilters } from '@werkplatz/contract/activities/list-schemas.ts'

import { read, write, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { archiveActivity } from './actions/archive-activity.ts'
import { createActivity } from './actions/create-activity.ts'
import { deleteActivity } from './actions/delete-activity.ts'
import { editActivity } from './actions/edit-activity.ts'
import { featureActivity } from './actions/feature-activity.ts'
import { publishActivity } from './actions/publish-activity.ts'
import { restoreActivity } from './actions/restore-activity.ts'
import { reviewActivity } from './actions/review-activity.ts'
import { submitActivity } from './actions/submit-activity.ts'
import { listDeciders } from './activity-notice.queries.ts'
import { activityFileName, activitySheet } from './activity-sheet.present.ts'
import {
  presentActivityPage,
  presentCard,
  presentDetails,
  presentFeatured,
  presentForm,
  presentHit,
  presentLatest,
  presentLocation,
  presentWorkSector,
} from './activity.present.ts'
import { listWorkSectors } from './activity.queries.ts'
import { countByFilter } from './market/choices.queries.ts'
import { readChoices } from './market/market-page.ts'
import { presentChoices } from './market/market.present.ts'
import { readLocation, readWithFiles } from './read-activity.ts'
import {
  listExternal,
  listFeatured,
  listLatest,
  listOfAuthor,
  listOfCompany,
  listOldest,
  listTasks,
} from './read/activity-home.queries.ts'
import { readActivityPage, readHits } from './read/activity-page.ts'
import { guardFilter, hasFilter } from './read/read-scope.ts'
import { presentSimilar } from './read/similar.present.ts'
import { listSimilar } from './read/similar.queries.ts'

const HITS = 20

export const activityHandlers = ({ addresses, documents, publicUrl, clock }: Services): Handler[] => [
  read('listActivities', async (db, { me, input }) => ({
    body: presentActivityPage(addresses, await readActivityPage(db, me, input.query), input.query.size),
  })),
  read('readActivityChoices', async (db, { me, input }) => {
    guardFilter(me, input.query.filter)
    return { body: presentChoices(await readChoices(db, me, input.query)) }
  }),
  read('countActivitiesByFilter', async (db, { me }) => ({
    body: await countByFilter(
      db,
      me,
      activityFilters.filter((filter) => hasFilter(me, filter)),
    ),
  })),
  read('listSimilarActivities', async (db, { me, input }) => ({
    body: (await listSimilar(db, me, input.query)).map((row) => presentSimilar(addresses, row)),
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
  write('editActivity', (tx, { me, input }) => editActivity(tx, me, input.body)),
  write('submitActivity', (tx, { me, input }) => submitActivity(tx, me, input.body.id)),
  write('reviewActivity', (tx, { me, input }) => reviewActivity(tx, me, input.body)),
  write('publishActivity', (tx, { me, input }) => publishActivity(tx, me, input.body.id, clock.now())),
  write('archiveActivity', (tx, { me, input }) => archiveActivity(tx, me, input.body.id)),
  write('restoreActivity', (tx, { me, input }) => restoreActivity(tx, me, input.body.id)),
  write('deleteActivity', (tx, { me, input }) => deleteActivity(tx, me, input.query.id)),
  write('featureActivity', (tx, { me, input }) =>
    featureActivity(tx, me, input.body.activityId, input.body.isFeatured),
  ),
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
  read('listAuthorCards', async (db, { me, input }) => ({
    body: (await listOfAuthor(db, me, { authorId: input.query.id })).map((row) => presentCard(addresses, row)),
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
