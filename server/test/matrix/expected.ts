// What every feature wrote down in its test/matrix.ts, in one. A new feature adds its line.
import { accountMatrix } from '../../src/features/accounts/test/matrix.ts'
import { activityMatrix } from '../../src/features/activities/test/matrix.ts'
import { applicationMatrix } from '../../src/features/applications/test/matrix.ts'
import { assignmentMatrix } from '../../src/features/assignments/test/matrix.ts'
import { bookmarkMatrix } from '../../src/features/bookmarks/test/matrix.ts'
import { companyMatrix } from '../../src/features/companies/test/matrix.ts'
import { exportMatrix } from '../../src/features/exports/test/matrix.ts'
import { fileMatrix } from '../../src/features/files/test/matrix.ts'
import { invitationMatrix } from '../../src/features/invitations/test/matrix.ts'
import { moderationMatrix } from '../../src/features/moderation/test/matrix.ts'
import { notificationMatrix } from '../../src/features/notifications/test/matrix.ts'
import { peopleMatrix } from '../../src/features/people/test/matrix.ts'
import { publicSiteMatrix } from '../../src/features/public-site/test/matrix.ts'
import { secondFactorMatrix } from '../../src/features/second-factor/test/matrix.ts'
import { settingMatrix } from '../../src/features/settings/test/matrix.ts'
import { setupMatrix } from '../../src/features/setup/test/matrix.ts'
import type { Expectation, FeatureMatrix, MakeInput } from './cells.ts'

const matrices: readonly FeatureMatrix<never>[] = [
  accountMatrix,
  activityMatrix,
  applicationMatrix,
  assignmentMatrix,
  bookmarkMatrix,
  companyMatrix,
  exportMatrix,
  fileMatrix,
  invitationMatrix,
  moderationMatrix,
  notificationMatrix,
  peopleMatrix,
  publicSiteMatrix,
  secondFactorMatrix,
  settingMatrix,
  setupMatrix,
]

/** A row that two features claim is a mistake. */
function oneTable<T>(parts: readonly (Readonly<Record<string, T>> | undefined)[]): Readonly<Record<string, T>> {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}))
  const table = Object.fromEntries(entries)
  if (Object.keys(table).length < entries.length) throw new Error('two features speak for the same')
  return table
}

export const expected = oneTable<Expectation>(matrices.map((matrix) => matrix.expected))
export const expectedLive = oneTable(matrices.map((matrix) => matrix.live))
export const makers = oneTable(matrices.map((matrix) => matrix.makers))
export const inputs = oneTable<MakeInput>(matrices.map((matrix) => matrix.inputs))
