// Order of test files: the long ones start first, so that both workers stay busy until the end. Without it Vitest starts
// the largest files first on a clean clone, and the longest ones last.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Longest first, as `.ci/run` measured them; a file that is not named here takes less than a minute. */
const long = [
  'test/fuzz/fuzz-even',
  'test/fuzz/fuzz-odd',
  'features/files/test/hostile-files',
  'test/matrix/matrix',
  'test/strangers/canary',
  'features/activities/test/status-cells',
  'features/applications/test/status-cells',
  'test/matrix/lists',
  'test/matrix/statuses',
  'features/activities/test/reach',
  'features/activities/test/approved-version',
  'features/activities/test/outside-review',
]

/** Files that run alone come first: each needs a process of its own, and the others share theirs without a break. */
function rankOf({ moduleId, project }: TestSpecification): number {
  if (project.name === 'server-alone') return -1
  const place = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return place === -1 ? long.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
