// From due notifications of one person to one mail.
import { branded } from '@werkplatz/content/brand.ts'
import mailsFile from '@werkplatz/content/mails.json' with { type: 'json' }
import type { Mail } from '@werkplatz/content/types.ts'
import { kindOf, notificationKinds, type KindName } from '@werkplatz/contract/notifications/kinds.ts'

import type { NewMail } from '../mail/actions/enqueue-mail.ts'
import type { DueRow } from './notification-mail.queries.ts'
import { linkOf } from './notification-texts.ts'

const templates = new Map((branded(mailsFile).mails as Mail[]).map((mail) => [mail.id, mail]))

/** Filled in while sending. */
const later = new Set(['link', 'nameFirst'])

const withoutMarker = (body: string) => body.replace(/\s*\[\[[^[\]]+\]\]/, '')

const isKind = (kind: string): kind is KindName => Object.hasOwn(notificationKinds, kind)
const settingOf = (kind: string) => (isKind(kind) ? kindOf(kind).setting : 'adminSetting')

/** The kind's own mail, if what it wants to say is known. */
function ownTemplate({ kind, params }: DueRow): string | null {
  const template = isKind(kind) ? templates.get(kindOf(kind).mail ?? '') : undefined
  const isFilled = template?.placeholders.every((name) => later.has(name) || params[name] !== undefined)
  return template && isFilled ? template.id : null
}

export function mailOf(rows: readonly DueRow[]): NewMail {
  const [first] = rows
  if (!first) throw new Error('a mail about nothing')
  const settings = [...new Set(rows.map((row) => settingOf(row.kind)))]
  const common = { key: `notification ${first.id}`, to: { personId: first.recipient_id }, settings }
  if (rows.length > 1) {
    const list = rows.map((row) => `– ${row.title}\n  ${withoutMarker(row.body)}`).join('\n\n')
    const values = { count: String(rows.length), list }
    return { ...common, template: 'notificationDigest', values, link: { path: '/dashboard' } }
  }
  const link = { path: linkOf(first.kind, first.target_id) ?? '/dashboard' }
  const own = ownTemplate(first)
  if (own) return { ...common, template: own, values: first.params, link }
  return { ...common, template: 'notification', values: { title: first.title, text: withoutMarker(first.body) }, link }
}
