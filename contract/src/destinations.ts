// All live destinations.
import { together } from './features.ts'
import type { Destination } from './shared/destination.ts'

export const destinations = together('destinations')

export type DestinationName = keyof typeof destinations
export const destinationNames = Object.keys(destinations) as DestinationName[]
export const destinationOf = (name: DestinationName): Destination => destinations[name]
