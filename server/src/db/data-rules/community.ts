// What people write to each other, and whom they follow.
import { own, type DataRules } from './data-rule.ts'

/** They could read it: from when they came until they left, and not what its author took back. */
const READ_IN_CHAT = `(deleted_at is null or author_id = :me) and exists (select from chat_participant place
  where place.chat_id = message.chat_id and place.person_id = :me and message.number > place.from_number
    and message.date_created <= coalesce(place.left_at, 'infinity'))`

/** Everybody who was in it has been forgotten. */
const nobodyLeft = (chat: string) => `exists (select from chat_participant place
    where place.chat_id = ${chat} and place.person_id = :me)
  and not exists (select from chat_participant place join person on person.id = place.person_id
    where place.chat_id = ${chat} and place.person_id <> :me and person.erased_at is null)`

export const communityRules = {
  post_heart: own('hearts for posts', 'person_id = :me'),
  comment_heart: own('hearts for comments', 'person_id = :me'),
  comment: {
    holds: 'comments',
    exported: [{ rows: 'author_id = :me' }],
    erased: {
      rows: 'author_id = :me',
      emptied: [{ rows: 'hidden_by = :me', set: { hidden_by: 'null' } }],
      stays: {
        columns: [
          'post_id',
          'author_id',
          'company_id',
          'body',
          'heart_count',
          'date_created',
          'date_edited',
          'hidden_at',
        ],
        why: 'somebody else wrote it',
      },
    },
    kept: { until: 'account' },
  },
  post: {
    holds: 'posts',
    exported: [{ rows: 'author_id = :me' }],
    erased: {
      rows: 'author_id = :me',
      emptied: [{ rows: 'hidden_by = :me', set: { hidden_by: 'null' } }],
      stays: {
        columns: [
          'author_id',
          'company_id',
          'body',
          'is_question',
          'helpful_comment_id',
          'activity_id',
          'assignment_card',
          'heart_count',
          'comment_count',
          'date_created',
          'date_edited',
          'moderated_at',
          'hidden_at',
        ],
        why: 'somebody else wrote it',
      },
    },
    kept: { until: 'account' },
  },
  follow: own('whom somebody follows, and by whom they are followed', 'follower_id = :me or person_id = :me'),
  follow_told: own('who was told of a follower today', 'follower_id = :me or followed_id = :me', {
    job: 'tell-companies-followed',
    after: 'a day',
  }),
  follower_count: own('how many follow', 'followed_id = :me'),
  block: {
    ...own('whom somebody keeps away', 'person_id = :me or blocked_id = :me'),
    // By whom they are kept away nobody is told.
    exported: [{ rows: 'person_id = :me' }],
  },
  objection: {
    holds: 'objections to a decision',
    exported: [{ rows: 'author_id = :me', only: ['body', 'status', 'reasons', 'date_created', 'date_decided'] }],
    erased: {
      rows: 'author_id = :me',
      stays: {
        columns: ['report_id', 'author_id', 'body', 'status', 'decided_by', 'reasons', 'date_created', 'date_decided'],
        why: 'of others, decided by them; ids only',
      },
    },
    kept: { with: 'report' },
  },
  report: {
    holds: 'reports',
    // Who reported, and that it is being looked at, stays between the reporter and those who look into it.
    exported: [
      {
        rows: 'reporter_id = :me',
        only: ['target', 'reason', 'status', 'decision', 'answer', 'date_created', 'date_closed'],
      },
      {
        rows: 'author_id = :me and date_closed is not null',
        only: [
          'target',
          'reason',
          'decision',
          'reasons',
          'date_created',
          'date_closed',
          'date_restored',
          'restore_reasons',
        ],
      },
    ],
    erased: {
      // What was put aside to be brought back.
      emptied: [{ rows: 'author_id = :me', set: { kept: 'null' } }],
      stays: {
        columns: [
          'reporter_id',
          'company_id',
          'target',
          'target_id',
          'reason',
          'date_closed',
          'date_created',
          'author_id',
          'lead_id',
          'status',
          'taken_by',
          'date_taken',
          'decision',
          'decided_by',
          'reasons',
          'answer',
          'kept',
          'restored_by',
          'date_restored',
          'restore_reasons',
        ],
        why: 'whoever was harmed still gets an answer; ids only',
      },
    },
    kept: { period: 'trail', rows: 'date_closed < :before', from: 'the decision' },
  },
  removal: {
    holds: 'what somebody deleted of their own',
    exported: [{ rows: 'author_id = :me', only: ['target', 'kept', 'date_created', 'date_restored', 'reasons'] }],
    erased: {
      rows: 'author_id = :me',
      emptied: [{ rows: 'restored_by = :me', set: { restored_by: 'null' } }],
      stays: {
        columns: [
          'target',
          'target_id',
          'author_id',
          'company_id',
          'is_by_author',
          'kept',
          'date_created',
          'date_restored',
          'reasons',
        ],
        why: 'somebody else deleted it',
      },
    },
    kept: { job: 'forget-removed', after: '90 days' },
  },
  reported_message: {
    holds: 'messages around a reported one',
    exported: [{ rows: 'author_id = :me' }],
    erased: {
      stays: {
        columns: ['report_id', 'message_id', 'author_id', 'body', 'date_created'],
        why: 'evidence of a report, until that is over; without the name',
      },
    },
    kept: { with: 'report' },
  },
  chat_request: {
    ...own('who asked whether they may write', 'person_id = :me or asked_by = :me'),
    erased: { rows: `person_id = :me or asked_by = :me or ${nobodyLeft('chat_request.chat_id')}` },
  },
  message: {
    holds: 'messages',
    exported: [{ rows: READ_IN_CHAT }],
    erased: {
      rows: nobodyLeft('message.chat_id'),
      stays: {
        columns: ['chat_id', 'author_id', 'body', 'date_created', 'deleted_at'],
        why: 'the others keep their chat; it says «Gelöschte Person»',
      },
    },
    kept: { until: 'account' },
  },
  chat_participant: {
    holds: 'who is in which chat',
    exported: [{ rows: 'person_id = :me' }],
    erased: {
      rows: nobodyLeft('chat_participant.chat_id'),
      emptied: [
        {
          rows: 'person_id = :me',
          set: {
            last_read_number: '0',
            unread: '0',
            unread_since: 'null',
            about_type: 'null',
            about_id: 'null',
            left_at: 'coalesce(left_at, :now)',
          },
        },
      ],
      stays: {
        columns: ['chat_id', 'person_id', 'date_updated'],
        why: 'the others keep their chat; it says «Gelöschte Person»',
      },
    },
    kept: { with: 'chat' },
  },
  chat: {
    holds: 'chats',
    exported: [{ rows: 'exists (select from chat_participant where chat_id = chat.id and person_id = :me)' }],
    erased: {
      rows: 'not exists (select from chat_participant where chat_id = chat.id)',
      stays: {
        columns: ['creator_id', 'low_id', 'high_id', 'title', 'date_created', 'about_type', 'about_id'],
        why: 'the others keep their chat; it says «Gelöschte Person»',
      },
    },
    kept: { until: 'account' },
  },
} satisfies Partial<DataRules>
