// What each kind of export is: who may have it, how often, how large, how long it is kept.
import type { ExportKind } from '@werkplatz/contract/exports/schemas.ts'
import { ownDataDays } from '@werkplatz/contract/my-data/limits.ts'
import type { Action } from '@werkplatz/contract/rules/access.ts'

const MIB = 1024 * 1024

export interface ExportTerms {
  /** Null: it holds nothing but the owner's own. */
  needs: Action | null
  perDay: number
  keptHours: number
  /** T46. Nobody's own data is refused for its size. */
  mostBytes: number
}

const ofOthers = { perDay: 3, keptHours: 24, mostBytes: 100 * MIB }

export const exportTerms: Record<ExportKind, ExportTerms> = {
  ACTIVITIES: { needs: 'export.create', ...ofOthers },
  APPRENTICES: { needs: 'person.exportApprentices', ...ofOthers },
  MY_DATA: { needs: null, perDay: 1, keptHours: ownDataDays * 24, mostBytes: 8_192 * MIB },
  FAREWELL: { needs: 'semester.keep', perDay: 3, keptHours: ownDataDays * 24, mostBytes: 100 * MIB },
}

/** An hour longer than any export is kept. */
export const LONGEST_KEPT_HOURS = 1 + Math.max(...Object.values(exportTerms).map(({ keptHours }) => keptHours))
