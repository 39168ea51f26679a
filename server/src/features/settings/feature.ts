import type { Feature } from '../../feature.ts'
import { settingHandlers } from './setting.routes.ts'

export const settings: Feature = {
  handlers: settingHandlers,
}
