// Activities as what people report.
import type { Reportable } from '../../../plugs/report-targets.ts'
import { putBackActivity, takeDownActivity } from '../actions/take-down-activity.ts'
import { lockActivity } from '../activity.queries.ts'
import { findReportedActivity, listActivityTitles, type TakenDown } from './activity-report.queries.ts'

export const activityReports: Reportable = {
  ACTIVITY: {
    may: 'activity.report',
    companyOf: async (tx, id) => (await lockActivity(tx, id)).company_id,
    authorOf: async (tx, id) => (await lockActivity(tx, id)).author_id,
    subjects: async (db, ids) => new Map((await listActivityTitles(db, ids)).map(({ id, title }) => [id, title])),
    describe: async (db, id) => {
      const activity = await findReportedActivity(db, id)
      if (!activity) return { entries: [], pageId: null }
      const { author_id: authorId, title, description, date_created: date } = activity
      const body = description ? `${title}\n\n${description}` : title
      return {
        entries: [{ authorId, body, date, isTarget: true, pictures: [{ resource: 'activity', id }] }],
        pageId: activity.is_visible ? id : null,
      }
    },
    removable: {
      remove: (tx, me, { targetId }) => takeDownActivity(tx, me, targetId),
      restore: (tx, me, { targetId }, kept) => putBackActivity(tx, me, targetId, kept as TakenDown),
    },
  },
}
