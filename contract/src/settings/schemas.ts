import { z } from 'zod'

import { Theme } from '../accounts/schemas.ts'

/** Where a person wants to hear of a topic: two ticks on the screen, one word here. */
export const channels = ['MAIL_NOTIFICATION', 'MAIL', 'NOTIFICATION', 'NONE'] as const
export const Channel = z.enum(channels)
export type Channel = z.infer<typeof Channel>

export const NotificationSettings = z.strictObject({
  activitySetting: Channel,
  communitySetting: Channel,
  messageSetting: Channel,
  adminSetting: Channel,
  statusSetting: Channel,
  applicationSetting: Channel,
})
export type NotificationSettings = z.infer<typeof NotificationSettings>
export type SettingKey = keyof NotificationSettings
/** In the order of the table; unsubscribe tokens count by it, so new ones go to the end. */
export const settingKeys = Object.keys(NotificationSettings.shape) as SettingKey[]

export const Settings = z.object({ ...NotificationSettings.shape, theme: Theme }).meta({ id: 'Settings' })
export type Settings = z.infer<typeof Settings>

/** In the List-Unsubscribe header of our mails. */
export const Unsubscribe = z.strictObject({ token: z.string().max(100) })

export const ChangeTheme = z.strictObject({ theme: Theme })
