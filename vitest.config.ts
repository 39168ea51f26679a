import { defineConfig } from 'vitest/config'

import { brandedContent } from './web/branded-content.ts'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['test/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/faults/**'],
          globalSetup: ['test/global-setup.ts'],
          setupFiles: ['test/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
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
