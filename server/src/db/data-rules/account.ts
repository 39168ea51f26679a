// How people come in, and what they chose.
import { own, type DataRules } from './data-rule.ts'

const MINE = 'person_id = :me'

export const accountRules = {
  credential: own('password, as a hash', MINE),
  setting: own('theme, ways of being told', MINE),
  session: {
    ...own('where somebody is signed in', MINE),
    kept: { period: 'logs', rows: 'ended_at < :before', from: 'the end of the session' },
  },
  recovery: own('links to a new password', MINE, { job: 'prune-counters', after: '7 days' }),
  totp: own('second factor: app', MINE),
  passkey: own('second factor: passkeys', MINE),
  recovery_code: own('second factor: codes for an emergency', MINE),
  factor_challenge: own('sign-ins that wait for the second factor', MINE, {
    job: 'prune-challenges',
    after: 'a day',
  }),
  calendar_address: own('secret address of the calendar', MINE),
  call_key: own('answers of creating calls, so that a repeat does nothing twice', MINE, {
    job: 'prune-counters',
    after: 'a day',
  }),
  invitation: {
    holds: 'who was invited, by whom, as what',
    exported: [{ rows: MINE }],
    // What somebody sent to others is theirs.
    erased: {
      rows: `${MINE} or email = (select email from person where id = :me)`,
      stays: {
        columns: [
          'company_id',
          'email',
          'role',
          'adult_from',
          'supervisor_id',
          'profession_id',
          'invited_by',
          'status',
          'token_hash',
          'expires_at',
          'person_id',
          'date_created',
        ],
        why: 'an invitation to somebody else is about them',
      },
    },
    kept: { job: 'forget-invitations', after: '30 days after its link is good no more, unless somebody came' },
  },
  deletion: {
    holds: 'wishes to be forgotten',
    exported: [{ rows: MINE }],
    erased: {
      stays: {
        columns: ['person_id', 'company_id', 'asked_by', 'status', 'date_created', 'date_due', 'date_ended'],
        why: 'proof that it was done; ids only',
      },
    },
    kept: { period: 'trail', rows: 'date_ended < :before', from: 'the end of the wish' },
  },
  export: {
    ...own('archives that were asked for', MINE),
    kept: {
      period: 'logs',
      rows: `status in ('EXPIRED', 'FAILED') and date_created < :before`,
      from: 'the day it was asked for; the archive itself goes after a day, or a week',
    },
  },
  // Counted by a hash that names somebody only to whoever has the key.
  attempt: {
    holds: 'wrong passwords and codes, by a hash',
    exported: { not: 'cannot be told apart by person' },
    erased: { not: 'gone within a day' },
    kept: { job: 'prune-counters', after: 'a day' },
  },
  rate_count: {
    holds: 'calls of the last minutes, by id or address',
    exported: { not: 'a count of minutes' },
    erased: { not: 'gone within two hours' },
    kept: { job: 'prune-counters', after: 'an hour' },
  },
  person: {
    holds: 'account and profile',
    exported: [{ rows: 'id = :me' }],
    erased: {
      emptied: [
        { rows: 'supervisor_id = :me', set: { supervisor_id: 'null' } },
        { rows: 'last_day_receiver_id = :me', set: { last_day_receiver_id: 'null' } },
        { rows: 'last_day_by = :me', set: { last_day_by: 'null' } },
        {
          rows: 'id = :me',
          set: {
            email: `id || '@erased.invalid'`,
            name_first: `'Gelöschte'`,
            name_last: `'Person'`,
            roles: `'{USER}'`,
            adult_from: 'null',
            supervisor_id: 'null',
            profession_id: 'null',
            job_title: `''`,
            slogan: `''`,
            bio: `''`,
            location: `''`,
            links: `'[]'`,
            date_joined: 'null',
            setup_at: 'null',
            last_login_at: 'null',
            reminded_at: 'null',
            last_day: 'null',
            last_day_receiver_id: 'null',
            last_day_by: 'null',
            last_day_reminded: 'null',
            last_day_blocked_at: 'null',
            avatar_file_id: 'null',
            avatar_art: 'null',
            banner_art: 'null',
            // Nothing is left to hide, and everybody reads «Gelöschte Person» alike.
            profile_open: 'true',
            training_end: 'null',
            apprentice_status: 'null',
            current_assignment_id: 'null',
            school_days: `'{}'`,
            school_day_text: `''`,
            profile_told_at: 'null',
            // The training ended with the access, or before: what stays is counted from then.
            access_ended_at: 'least(access_ended_at, training_end, :now)',
            erased_at: ':now',
          },
        },
      ],
      stays: {
        columns: ['company_id', 'date_created', 'status'],
        why: 'so that what others keep still belongs to a company; the status says that they are forgotten',
      },
    },
    kept: { period: 'account', rows: 'access_ended_at < :before and erased_at is null', from: 'the end of the access' },
  },
} satisfies Partial<DataRules>
