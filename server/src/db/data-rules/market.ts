// What companies offer, and who applies for it.
import { nobodys, own, type DataRules } from './data-rule.ts'

/** Nobody but its author has ever seen it. */
export const OWN_DRAFT = `activity.author_id = :me and activity.status = 'DRAFT'`

export const marketRules = {
  bookmark: own('remembered activities', 'person_id = :me'),
  search_word: {
    holds: 'words of activities, for whoever mistypes one',
    exported: { not: 'the activities are in it' },
    erased: {
      // In none of the company's: it came from a draft that goes now.
      rows: `word in (select lexeme from activity
          cross join lateral concat_ws(' ', title, description, location, department) as written
          cross join lateral unnest(
            to_tsvector('simple', fold_umlauts(written)) || to_tsvector('simple', drop_umlauts(written))) as found
          where ${OWN_DRAFT})
        and not exists (select from activity where not (${OWN_DRAFT})
          and search @@ (plainto_tsquery('simple', word) || plainto_tsquery('german', word)))`,
    },
    kept: { always: 'says nothing of a person' },
  },
  activity_review: {
    holds: 'decisions on activities',
    exported: [
      { rows: 'reviewer_id = :me' },
      {
        rows: `reviewer_id <> :me and exists (select from activity
          where activity.id = activity_id and activity.author_id = :me)`,
      },
    ],
    erased: {
      stays: {
        columns: ['activity_id', 'reviewer_id', 'decision', 'message', 'date_created'],
        why: 'belongs to the company’s activity',
      },
    },
    kept: { with: 'activity' },
  },
  approved_version: {
    holds: 'what was approved, word by word',
    exported: [{ rows: 'reviewer_id = :me', without: ['content'] }],
    erased: { stays: { columns: ['reviewer_id'], why: 'belongs to the company’s activity' } },
    kept: { with: 'activity' },
  },
  application_review: {
    holds: 'decisions on applications',
    exported: [
      { rows: 'reviewer_id = :me' },
      {
        rows: `reviewer_id <> :me and exists (select from application
          where application.id = application_id and application.author_id = :me)`,
      },
    ],
    erased: {
      stays: {
        columns: ['application_id', 'reviewer_id', 'decision', 'message', 'date_created'],
        why: 'an answer to somebody else is theirs',
      },
    },
    kept: { with: 'application' },
  },
  application: {
    holds: 'applications',
    exported: [{ rows: 'author_id = :me' }],
    erased: {
      rows: 'author_id = :me',
      stays: {
        columns: [
          'activity_id',
          'activity_author_id',
          'activity_company_id',
          'author_id',
          'company_id',
          'status',
          'title',
          'body',
          'sent_at',
          'seen_at',
          'seen_by',
          'due_on',
          'date_created',
          'date_modified',
        ],
        why: 'somebody else wrote it',
      },
    },
    // Who has a place keeps it as long as the activity goes on.
    kept: {
      period: 'applications',
      rows: `status in ('APPROVED', 'REJECTED')
        and not exists (select from application_review review
          where review.application_id = application.id and review.date_created >= :before)
        and date_modified < :before
        and not (status = 'APPROVED' and exists (select from activity
          where activity.id = activity_id and activity.status in ('PUBLISHED', 'ONGOING')))`,
      from: 'the decision, or the end of the activity for which somebody was accepted',
    },
  },
  approval: {
    holds: 'requests to apply at other companies',
    exported: [
      { rows: 'applicant_id = :me' },
      { rows: 'decided_by = :me', only: ['status', 'comment', 'decided_by', 'decided_at'] },
    ],
    erased: {
      rows: 'applicant_id = :me',
      stays: {
        columns: [
          'activity_id',
          'applicant_id',
          'company_id',
          'status',
          'comment',
          'reason',
          'decided_by',
          'decided_at',
          'sent_at',
          'seen_at',
          'seen_by',
          'due_on',
          'date_created',
          'date_modified',
        ],
        why: 'somebody else asked',
      },
    },
    kept: { period: 'applications', rows: 'decided_at < :before', from: 'the decision' },
  },
  activity: {
    holds: 'activities',
    exported: [{ rows: 'author_id = :me' }],
    erased: {
      rows: OWN_DRAFT,
      stays: { columns: ['author_id'], why: 'belongs to the company; its contact is «Gelöschte Person»' },
    },
    kept: { always: 'belongs to the company' },
  },
  activity_count: nobodys('totals of lists'),
  activity_count_all: nobodys('totals of lists'),
  company: nobodys('companies and what they say of themselves'),
  company_told: nobodys('when a company was told of followers'),
  profession: nobodys('catalogue of professions'),
  work_sector: nobodys('catalogue of work sectors'),
  image_template: nobodys('pictures to choose from'),
} satisfies Partial<DataRules>
