// The list of all live destinations. A feature adds its own line.
import { accountDestinations } from './accounts/destinations.ts'
import { notificationDestinations } from './notifications/destinations.ts'
import type { Destination } from './shared/destination.ts'

export const destinations = { ...notificationDestinations, ...accountDestinations } as const

export type DestinationName = keyof typeof destinations
export const destinationNames = Object.keys(destinations) as DestinationName[]
export const destinationOf = (name: DestinationName): Destination => destinations[name]
