// Assignments, evaluations, marks: what belongs to a training.
import { nobodys, own, type DataRules } from './data-rule.ts'

/** The training of this person ended so long ago, at the end of its last day; with the access at the latest. */
const over = (column: string) => `exists (select from person
  where person.id = ${column} and least(person.training_end + 1, person.access_ended_at) < :before)`
const SINCE = 'the end of the training, or of the access if that came first'

const party = (id: string) =>
  `exists (select from evaluation mine where mine.id = ${id} and :me in (mine.apprentice_id, mine.contact_id))`
/** Both have submitted: from then on each reads the other's part. */
const bothSubmitted = (id: string) =>
  `exists (select from evaluation mine
    where mine.id = ${id} and mine.status <> 'DRAFT' and :me in (mine.apprentice_id, mine.contact_id))`

const OWN_PART = 'exists (select from judgement part where part.id = part_id and part.party_id = :me)'

const WHY = 'the training must be provable until the period is over; without the name'

export const trainingRules = {
  mark: {
    ...own('marks', 'author_id = :me'),
    kept: { period: 'training', rows: over('author_id'), from: SINCE },
  },
  semester: {
    ...own('semesters', 'author_id = :me'),
    kept: { period: 'training', rows: over('author_id'), from: SINCE },
  },
  school_subject: nobodys('subjects of the catalogue'),
  school_view: {
    holds: 'who opened whose marks',
    exported: [{ rows: 'apprentice_id = :me or reader_id = :me' }],
    erased: {
      rows: 'apprentice_id = :me',
      stays: {
        columns: ['apprentice_id', 'day', 'reader_id', 'role'],
        why: 'the apprentice sees that somebody looked',
      },
    },
    kept: { period: 'training', rows: `${over('apprentice_id')} or day + 1 < :before`, from: 'the look, or ' + SINCE },
  },
  evaluation_point: {
    holds: 'grades and reasons of an evaluation',
    exported: [
      { rows: OWN_PART },
      {
        rows: `not ${OWN_PART} and exists (select from judgement part
          where part.id = part_id and ${bothSubmitted('part.evaluation_id')})`,
      },
    ],
    erased: { stays: { columns: ['part_id', 'criterion_id', 'grade', 'justification'], why: WHY } },
    kept: { with: 'judgement' },
  },
  judgement: {
    holds: 'one side’s part of an evaluation',
    exported: [
      { rows: 'party_id = :me' },
      // The other's notes are theirs alone.
      { rows: `party_id is distinct from :me and ${bothSubmitted('evaluation_id')}`, without: ['notes'] },
    ],
    erased: {
      // What was never handed in nobody has read.
      rows: `party_id = :me and exists (select from evaluation where evaluation.id = evaluation_id
        and case side when 'APPRENTICE' then apprentice_submitted_at else contact_submitted_at end is null)`,
      emptied: [{ rows: 'party_id = :me', set: { notes: `''` } }],
      stays: { columns: ['evaluation_id', 'side', 'party_id', 'date_modified'], why: WHY },
    },
    kept: { with: 'evaluation' },
  },
  evaluation_statement: {
    holds: 'what a side holds against an evaluation',
    exported: [{ rows: bothSubmitted('evaluation_id') }],
    erased: { stays: { columns: ['evaluation_id', 'side', 'body', 'date_created'], why: WHY } },
    kept: { with: 'evaluation' },
  },
  evaluation_link: {
    holds: 'links for contact persons without an account',
    // The address is somebody else's.
    exported: [{ rows: `sent_by = :me or ${party('evaluation_id')}`, without: ['address'] }],
    erased: {
      stays: {
        columns: [
          'evaluation_id',
          'address',
          'sent_by',
          'token_hash',
          'token_seed',
          'date_sent',
          'expires_at',
          'opened_at',
          'used_at',
          'revoked_at',
          'reminded_at',
          'told_at',
          'wished_at',
        ],
        why: 'is about the contact person',
      },
    },
    kept: { with: 'evaluation' },
  },
  evaluation: {
    holds: 'evaluations',
    exported: [{ rows: ':me in (apprentice_id, contact_id)' }],
    erased: {
      stays: {
        columns: [
          'id',
          'apprentice_id',
          'company_id',
          'contact_id',
          'status',
          'apprentice_submitted_at',
          'contact_submitted_at',
          'apprentice_discussed_at',
          'contact_discussed_at',
          'agreements',
          'agreed_at',
        ],
        why: WHY,
      },
    },
    kept: { with: 'assignment' },
  },
  assignment_review: {
    holds: 'decisions on assignments',
    exported: [
      { rows: 'reviewer_id = :me' },
      {
        rows: `reviewer_id <> :me and exists (select from assignment
          where assignment.id = assignment_id and assignment.author_id = :me)`,
      },
    ],
    erased: {
      stays: { columns: ['assignment_id', 'reviewer_id', 'decision', 'message', 'date_created'], why: WHY },
    },
    kept: { with: 'assignment' },
  },
  assignment: {
    holds: 'assignments',
    exported: [
      { rows: 'author_id = :me' },
      {
        rows: `contact_id = :me and status <> 'DRAFT'`,
        only: ['title', 'status', 'date_start', 'date_end', 'contact_id'],
      },
    ],
    erased: {
      rows: 'author_id = :me and approved_at is null',
      stays: {
        columns: [
          'author_id',
          'company_id',
          'activity_id',
          'application_id',
          'status',
          'title',
          'description',
          'location',
          'work_sector_id',
          'department',
          'date_start',
          'date_end',
          'workload',
          'contact_id',
          'contact',
          'contact_email',
          'date_created',
          'date_modified',
          'type',
          'approved_at',
          'approved_start',
          'approved_end',
          'approved_workload',
          'submitted_at',
        ],
        why: WHY,
      },
    },
    kept: { period: 'training', rows: over('author_id'), from: SINCE },
  },
  criteria_version: nobodys('versions of criteria'),
  criterion: nobodys('criteria'),
  criterion_type: nobodys('groups of criteria'),
} satisfies Partial<DataRules>
