// Events: what an action announces inside its transaction and listeners hear after the commit.
import type { z } from 'zod'

export interface EventSpec {
  payload: z.ZodObject
  summary: string
}

export const event = <const E extends EventSpec>(declared: E) => declared
