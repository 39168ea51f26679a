// What a feature brings to the contract, in its feature.ts. A part it does not have is left out.
import type { Destination } from './destination.ts'
import type { EventSpec } from './event.ts'
import type { FieldLabels } from './labels.ts'
import type { Route } from './route.ts'
import type { StatusTable } from './status.ts'

export interface ContractFeature {
  routes?: Readonly<Record<string, Route>>
  events?: Readonly<Record<string, EventSpec>>
  destinations?: Readonly<Record<string, Destination>>
  /** By the thing whose status it is. */
  statuses?: Readonly<Record<string, StatusTable>>
  /** What people call the fields of its routes. */
  labels?: FieldLabels
}
