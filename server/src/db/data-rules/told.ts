// What people are told, their files, the trail and the machine.
import { nobodys, own, type DataRules } from './data-rule.ts'
import { OWN_DRAFT } from './market.ts'

/** News in which the person is named, whoever was told. */
const NAMES_THEM = `exists (select from notice where notice.event_id = notification.event_id
  and (notice.actor_id = :me or jsonb_path_exists(notice.people, '$.* ? (@ == $me)', jsonb_build_object('me', :me))))`

/** A picture or document of a thing that stays. */
const OF_THE_COMPANY = `(attached_resource in ('companyImage', 'companyBanner', 'companyVideo')
  or attached_resource = 'activity' and exists (select from activity
    where activity.id = file.attached_id and not (${OWN_DRAFT})))`

const CONTACT = {
  exported: { not: 'by a hash that only the key can tell apart' },
  erased: { not: 'gone after a day' },
} as const

export const toldRules = {
  notification: {
    ...own('notifications', 'recipient_id = :me', { job: 'prune-notifications', after: '12 months' }),
    erased: { rows: `recipient_id = :me or ${NAMES_THEM}` },
  },
  notice: {
    holds: 'what happened, for the texts of notifications',
    exported: { not: 'the notifications are in it' },
    erased: {
      rows: `actor_id = :me or jsonb_path_exists(people, '$.* ? (@ == $me)', jsonb_build_object('me', :me))`,
    },
    kept: { job: 'prune-notifications', after: '12 months' },
  },
  mail: {
    ...own('mails', 'person_id = :me', { job: 'resend-stuck-mails', after: '30 days' }),
    // Also what was sent to others and calls them by their name: it has been read, or lies in the other's mailbox.
    erased: {
      rows: `person_id = :me or exists (select from person where person.id = :me
        and (lower(address) = person.email or sent_at is not null and (
          position(lower(person.email) in lower(placeholders::text)) > 0
          or position(lower(person.name_first || ' ' || person.name_last) in lower(placeholders::text)) > 0)))`,
    },
  },
  live_event: own('what somebody did, in the feed', 'person_id = :me', {
    job: 'prune-notifications',
    after: '30 days',
  }),
  live_seen: own('when somebody was last connected', 'person_id = :me'),
  person_seen: {
    ...own('whom somebody came across within the hour', 'viewer_id = :me or person_id = :me', {
      job: 'forget-people-seen',
      after: 'an hour',
    }),
    exported: [{ rows: 'viewer_id = :me' }],
  },
  file: {
    holds: 'uploaded files; the files themselves are in the store',
    exported: [{ rows: 'owner_id = :me' }],
    erased: {
      rows: `owner_id = :me and not coalesce(${OF_THE_COMPANY}, false)`,
      stays: {
        columns: ['owner_id', 'company_id', 'name', 'attached_resource', 'attached_id', 'date_created', 'alt'],
        why: 'pictures and documents of the company’s activities and profile stay with them',
      },
    },
    kept: { until: 'account' },
  },
  contact_request: {
    holds: 'how often the contact form was sent',
    ...CONTACT,
    kept: { job: 'prune-contact-traces', after: 'a day' },
  },
  contact_receipt: {
    holds: 'which mailbox got a receipt',
    ...CONTACT,
    kept: { job: 'prune-contact-traces', after: 'a day' },
  },
  dead_letter: {
    holds: 'jobs that were given up',
    exported: { not: 'leftovers of what is in it elsewhere' },
    erased: {
      rows: `position(:me::text in data::text) > 0 or exists (select from person where person.id = :me
        and position(lower(person.email) in lower(data::text)) > 0)`,
    },
    kept: { job: 'delete-dead-letters', after: '90 days' },
  },
  feature_switch: nobodys('what is switched off, for whom', 'until it is switched on again'),
  company_figure: nobodys('figures of companies, without people'),
  company_week: nobodys('how many were there in a week, without people'),
  invitation_import: nobodys('which parts of a list were sent, without addresses'),
  captcha_try: nobodys('sums of the contact form', 'minutes'),
  audit: {
    holds: 'who did what: the trail',
    exported: [{ rows: 'actor_id = :me', without: ['details'] }],
    erased: { not: 'cannot be changed by anybody; names people by their ids only' },
    kept: { job: 'drop-audit-months', after: '13 months' },
  },
  audit_seal: nobodys('seals over the trail', 'proves that the trail is whole'),
  migration: nobodys('changes of the schema'),
} satisfies Partial<DataRules>
