// Loads the demo world: pnpm demo [--if-empty] [--large]. Everybody's password is the one in demo-password.ts.
import { hash } from '@node-rs/argon2'

import { openDatabase } from '../db/open.ts'
import { openQueue } from '../jobs/queue.ts'
import { loadActivities, loadBookmarks } from './activities.ts'
import { loadApplications, loadApprovals, loadAssignments } from './applications.ts'
import { loadChats } from './chats.ts'
import { loadDeletions } from './deletions.ts'
import { DEMO_PASSWORD } from './demo-password.ts'
import { storeDocuments } from './documents.ts'
import { openDrawings } from './drawings.ts'
import { loadEvaluations } from './evaluations.ts'
import { loadFaces } from './faces.ts'
import { loadBlocks, loadFollows } from './follows.ts'
import { loadInvitations } from './invitations.ts'
import { LARGE_COMPANIES } from './large-company.ts'
import { loadLiveEvents, loadNotifications } from './notifications.ts'
import { loadCompanies, loadPeople } from './people.ts'
import { loadPlatform } from './platform.ts'
import { loadPosts, storeVideos } from './posts.ts'
import { loadReports } from './reports.ts'
import { loadSchool } from './school.ts'
import { loadTemplates } from './templates.ts'
import { makeWorld } from './world.ts'

const needed = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing`)
  return value
}
const url = needed('DATABASE_WORKER_URL')
if (process.env.NODE_ENV === 'production')
  throw new Error('the demo world has a known password and never goes to production')

const storage = {
  endpoint: needed('S3_ENDPOINT'),
  region: process.env.S3_REGION ?? 'us-east-1',
  accessKeyId: needed('S3_ACCESS_KEY_ID'),
  secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  bucket: needed('S3_BUCKET'),
}
const queue = await openQueue(url, (error) => console.error(error.message))
const database = openDatabase({ connectionString: url, outbox: queue.outbox })
try {
  const { count } = await database.db
    .selectFrom('person')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count > 0 && process.argv.includes('--if-empty')) {
    console.log('the database holds people already: the demo world is left as it is')
  } else {
    const world = makeWorld(process.argv.includes('--large') ? LARGE_COMPANIES : 1)
    const passwordHash = await hash(DEMO_PASSWORD)
    await database.begin(async (tx) => {
      await loadCompanies(tx, world)
      await loadPeople(tx, world, passwordHash)
      await loadInvitations(tx)
      await loadNotifications(tx)
      await loadLiveEvents(tx)
      await loadFollows(tx)
      await loadBlocks(tx)
    })
    const drawings = openDrawings(storage)
    try {
      await loadTemplates(database, drawings)
      await loadFaces(database, drawings)
    } finally {
      drawings.close()
    }
    await storeDocuments(storage)
    await storeVideos(storage)
    await database.begin(async (tx) => {
      await loadActivities(tx)
      await loadBookmarks(tx)
      await loadApprovals(tx)
      await loadApplications(tx)
      await loadAssignments(tx, world)
      await loadEvaluations(tx)
      await loadSchool(tx, world)
      await loadPosts(tx)
      await loadChats(tx)
      await loadReports(tx)
      await loadPlatform(tx)
      await loadDeletions(tx)
    })
    console.log('the demo world is loaded')
  }
} finally {
  await queue.stop()
  await database.close()
}
