import { defineConfig } from 'vitest/config'

import { LongestFirst } from './tools/lib/longest-first.ts'
import { brandedContent } from './web/branded-content.ts'

// Replace modules, masks or entries of the contract for all that runs after them in the same process, or read all figures of
// the process.
const alone = [
  'src/features/accounts/test/{guessing,login-throttle}.test.ts',
  'src/features/evaluation-links/test/nothing-else.test.ts',
  'src/features/notifications/test/{live-equals-reading,mail-due-notifications,notify}.test.ts',
  'src/http/test/{body-size,file-answers,just-written}.test.ts',
  'src/lib/test/health.test.ts',
  'test/figures.test.ts',
  'test/fuzz/self-test.test.ts',
  'test/matrix/engine.test.ts',
  'test/strangers/masks.test.ts',
]
const server = {
  root: 'server',
  globalSetup: ['test/global-setup.ts'],
  setupFiles: ['test/setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['test/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          ...server,
          name: 'server',
          include: ['src/**/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/faults/**', ...alone],
          // Each file has a database of its own; reading the same modules for each took a third of the time.
          isolate: false,
        },
      },
      { test: { ...server, name: 'server-alone', include: alone } },
      {
        plugins: [brandedContent()],
        test: {
          name: 'web',
          root: 'web',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['test/setup.ts'],
          // A form that is drawn in half a second waits ten times as long on a machine that does something else.
          testTimeout: 30_000,
        },
      },
      // Kills services and processes: has services of its own and runs alone (`pnpm faults`).
      {
        test: {
          name: 'faults',
          root: 'server',
          include: ['test/faults/**/*.test.ts'],
          setupFiles: ['test/setup.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
      { test: { name: 'deploy', root: 'deploy', include: ['**/*.test.ts'], testTimeout: 120_000 } },
      { test: { name: 'tools', root: 'tools', include: ['**/*.test.ts'], testTimeout: 180_000 } },
    ],
  },
})
