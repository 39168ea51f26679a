import { globSync, readFileSync } from 'node:fs'

import { defineConfig } from 'vitest/config'

import { brandedContent } from './web/branded-content.ts'

const server = {
  root: 'server',
  globalSetup: ['test/global-setup.ts'],
  setupFiles: ['test/setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
}
const serverTests = ['src/**/test/**/*.test.ts', 'test/**/*.test.ts']

/** Replaces a module, or adds to the contract's tables: what the files after it in the same process would meet. */
const CHANGES_OTHERS = /\bvi\.mock\(|person-parts\.queries\.ts'|\/synthetic-routes\.ts'|\/happened\.ts'/
const alone = globSync(serverTests, { cwd: 'server' }).filter((file) =>
  CHANGES_OTHERS.test(readFileSync(`server/${file}`, 'utf8')),
)

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['test/**/*.test.ts'] } },
      // Loading the server takes longer than most files take to run: they share it, process by process.
      {
        test: {
          ...server,
          name: 'server',
          include: serverTests,
          exclude: ['test/faults/**', ...alone],
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
      { test: { name: 'tools', root: 'tools', include: ['**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
