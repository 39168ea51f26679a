// The words of the trail: what was done, to what, and how it stood before and after.
import labels from '@werkplatz/content/labels/audit.json'
import { type Role, roleLabels } from '@werkplatz/contract/rules/roles.ts'

const actions: Readonly<Record<string, string>> = labels.actions
const things: Readonly<Record<string, string>> = labels.things
const states: Readonly<Record<string, string>> = labels.states

/** A word nobody has translated yet is better than none. */
export const actionName = (action: string) => actions[action] ?? action
export const thingName = (resource: string) => things[resource] ?? resource

export function standing(status: string | null, roles: readonly Role[] | undefined): string | null {
  if (status !== null) return states[status] ?? status
  return roles?.map((role) => roleLabels[role]).join(', ') ?? null
}
