import { z } from 'zod'

import { route } from '../shared/route.ts'
import { Id } from '../shared/shapes.ts'
import { HistoryEvent, WorkStats } from './schemas.ts'

/** Of the apprentice. */
const ById = z.strictObject({ id: Id })

export const workHistoryRoutes = {
  readWorkHistory: route({
    method: 'GET',
    path: '/v1/assignments/history',
    summary: 'What an apprentice has worked at since the start of the training, oldest first.',
    may: 'person.readHistory',
    target: 'query.id',
    query: ById,
    statuses: [200],
    output: z.array(HistoryEvent),
    errors: [],
  }),
  readWorkStats: route({
    method: 'GET',
    path: '/v1/assignments/stats',
    summary: 'The work history of an apprentice in five numbers.',
    may: 'person.readHistory',
    target: 'query.id',
    query: ById,
    statuses: [200],
    output: WorkStats,
    errors: [],
  }),
  drawWorkHistory: route({
    method: 'GET',
    path: '/v1/assignments/history/pdf',
    summary: 'The work history of an apprentice as a PDF.',
    may: 'person.readHistory',
    target: 'query.id',
    query: ById,
    statuses: [200],
    file: 'application/pdf',
    errors: [],
    limit: 'document',
  }),
  tabulateWorkHistory: route({
    method: 'GET',
    path: '/v1/assignments/history/csv',
    summary: 'The work history of an apprentice as a table for a spreadsheet.',
    may: 'person.readHistory',
    target: 'query.id',
    query: ById,
    statuses: [200],
    file: 'text/csv',
    errors: [],
    limit: 'document',
  }),
} as const
