// May this mail go out, and when? Asked at the moment of sending, so that a changed setting counts.
import type { Mail, SettingKey } from '@werkplatz/content/types.ts'

import { nextZurichHour, zurichTime } from '../../lib/zurich-time.ts'
import type { MailRow } from './mail.queries.ts'

export type Verdict = { send: true } | { drop: string } | { later: Date }

const NIGHT_FROM = 20
const NIGHT_TO = 7

const columns: Record<SettingKey, keyof MailRow> = {
  activitySetting: 'activity_setting',
  communitySetting: 'community_setting',
  messageSetting: 'message_setting',
  adminSetting: 'admin_setting',
  statusSetting: 'status_setting',
  applicationSetting: 'application_setting',
}

/** A mail about several things belongs to several; most belong to the one of their template. */
export const settingsOf = (mail: MailRow, template: Mail): SettingKey[] =>
  (mail.settings as SettingKey[] | null) ?? (template.setting ? [template.setting] : [])

function wantsMail(mail: MailRow, setting: SettingKey): boolean {
  const wish = mail[columns[setting]] ?? 'MAIL_NOTIFICATION'
  return wish === 'MAIL' || wish === 'MAIL_NOTIFICATION'
}

export function verdictOn(mail: MailRow, template: Mail, now: Date): Verdict {
  if (!mail.address) return { drop: 'no address' }
  if (mail.person_id && mail.person_status !== 'ACTIVE') return { drop: 'inactive' }
  // No setting: invitation, recovery, security. They always go, at any hour.
  const settings = settingsOf(mail, template)
  if (settings.length === 0) return { send: true }
  if (!settings.some((setting) => wantsMail(mail, setting))) return { drop: 'setting' }
  const { hour } = zurichTime(now)
  if (mail.is_minor && (hour >= NIGHT_FROM || hour < NIGHT_TO)) return { later: nextZurichHour(now, NIGHT_TO) }
  return { send: true }
}
