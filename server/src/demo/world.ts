// Who and what is in the demo world: what was written by hand, and large companies made from lists of names.
import assignmentsFile from '@werkplatz/content/demo/assignments.json' with { type: 'json' }
import companiesFile from '@werkplatz/content/demo/companies.json' with { type: 'json' }
import peopleFile from '@werkplatz/content/demo/people.json' with { type: 'json' }
import type { DemoAssignment, DemoCompany, DemoPendingChange, DemoPerson } from '@werkplatz/content/types.ts'

import { makeLargeCompany } from './large-company.ts'

export interface World {
  companies: DemoCompany[]
  people: DemoPerson[]
  assignments: DemoAssignment[]
  /** Of what is in force, waiting for an answer. */
  pendingChanges: DemoPendingChange[]
}

export function makeWorld(largeCompanies: number): World {
  const large = Array.from({ length: largeCompanies }, (_, number) => makeLargeCompany(number))
  return {
    companies: [...(companiesFile.companies as unknown as DemoCompany[]), ...large.map(({ company }) => company)],
    people: [...(peopleFile.people as unknown as DemoPerson[]), ...large.flatMap(({ people }) => people)],
    assignments: [
      ...(assignmentsFile.assignments as unknown as DemoAssignment[]),
      ...large.flatMap(({ assignments }) => assignments),
    ],
    pendingChanges: assignmentsFile.pendingChanges,
  }
}

/** As many rows as one statement carries. */
const ROWS = 500

export const inPieces = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, i) => rows.slice(i * ROWS, (i + 1) * ROWS))
