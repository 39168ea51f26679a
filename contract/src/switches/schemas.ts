import { z } from 'zod'

import { switchables } from '../rules/switches.ts'
import { Id, Instant, writtenText } from '../shared/shapes.ts'
import { switchLimits as limits } from './limits.ts'

const Switchable = z.enum(switchables)

/** What somebody finds switched off, and what they are told about it. */
export const SwitchedOff = z.object({ feature: Switchable, notice: z.string() })
export type SwitchedOff = z.infer<typeof SwitchedOff>

/** As those see it who switch. */
export const OffSwitch = z
  .object({
    feature: Switchable,
    /** Null: for everybody. */
    company: z.object({ companyId: Id, name: z.string() }).nullable(),
    notice: z.string(),
    reason: z.string(),
    /** Who switched it off. */
    by: z.string(),
    since: Instant,
  })
  .meta({ id: 'OffSwitch' })
export type OffSwitch = z.infer<typeof OffSwitch>

const Which = { feature: Switchable, companyId: Id.nullable().default(null) }

export const SwitchOff = z.strictObject({
  ...Which,
  /** Read by everybody who meets it. */
  notice: writtenText(limits.notice).min(1),
  /** For the trail, and for those who switch it on again. */
  reason: writtenText(limits.reason).min(1),
})
export type SwitchOff = z.infer<typeof SwitchOff>

export const SwitchOn = z.strictObject(Which)
export type SwitchOn = z.infer<typeof SwitchOn>
