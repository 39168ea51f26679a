// M6–M8 and dead code: checks that read files as text. Forbidden words are put together from pieces, so that the checks
// do not find them here.
import type { Cases } from './made-up-tree.ts'

const lines = (count: number) => 'x\n'.repeat(count)
const word = (...pieces: string[]) => `${pieces.join('')}\n`

const parts = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}/part-${i}.tsx`, 'x\n']))

export const budgetCases: Cases = {
  clean: {
    'server/src/lib/a.ts': lines(400),
    'server/src/lib/test/a.test.ts': lines(500),
    'server/src/features/x/actions/do-x.ts': lines(60),
    'server/src/db/types.gen.ts': lines(900),
    // A feature may have any number of folders, and a stylesheet stands with its component.
    ...parts('web/src/features/x/components', 15),
    ...parts('web/src/features/x/form', 15),
    'web/src/features/x/form/part-1.module.css': 'x\n',
  },
  broken: {
    'a long file': { change: { 'server/src/lib/a.ts': lines(401) }, said: /a\.ts: 401 lines, budget 400/ },
    'a long test': { change: { 'server/src/lib/test/a.test.ts': lines(501) }, said: /501 lines, budget 500/ },
    'a long action': { change: { 'server/src/features/x/actions/do-x.ts': lines(61) }, said: /61 lines, budget 60/ },
    'a crowded folder of the web': { change: parts('web/src/features/x', 16), said: /web\/src\/features\/x: 16 files/ },
    'a crowded folder of ui': { change: parts('web/src/ui/x', 16), said: /web\/src\/ui\/x: 16 files, budget 15/ },
    'a crowded folder of the server': {
      change: parts('server/src/features/x', 16),
      said: /server\/src\/features\/x: 16 files, budget 15/,
    },
  },
}

const forbidden = (file: string, text: string, said: RegExp) => ({ change: { [file]: text }, said })

export const forbiddenTextCases: Cases = {
  clean: {
    'server/src/db/transition.ts': word('sql`update x set st', 'atus = ${to}`'),
    'server/src/db/outbox.ts': word('export function annou', 'nce(tx) {}'),
    'server/src/config.ts': word('process', '.env.X'),
    'server/src/features/x/actions/do-x.ts': word('await annou', "nce(tx, 'x')"),
    'server/src/features/x/content.ts': "throw new Refusal('bad_input', { fields })\n",
    'server/src/http/door.ts': "throw new Refusal('bad_input', { messages: ['Die Länge fehlt.'] })\n",
    'server/src/features/x/x.queries.ts': word('.set({ ended_at: 1 }).where("st', 'atus", "=", "A")'),
    'server/src/features/x/raw.queries.ts': word('sql`update x set a = 1 where st', 'atus = 2`'),
    'web/src/index.ts': 'export const a = 1\n',
    'web/src/features/x/Kept.tsx': '<form {...secretForm} id={id}><PasswordField /></form>\n',
    'web/src/features/x/Plain.tsx': '<form><TextField maxLength={limits.title} /></form>\n',
    'web/src/features/gallery/Fields.tsx': '<TextField maxLength={80} />\n',
    'content/a.json': '{"a": "Strasse"}\n',
    'server/src/lib/b.ts': word('// eslint-dis', 'able-next-line no-x -- the driver wants it'),
  },
  broken: {
    'a form that could send a secret': forbidden(
      'web/src/features/x/Open.tsx',
      '<form onSubmit={send}><PasswordField /></form>\n',
      /a form with a secret/,
    ),
    'a status set by hand': forbidden(
      'server/src/features/x/x.queries.ts',
      word('.set({ a: 1, st', "atus: 'B' })"),
      /writes a status by hand/,
    ),
    'a status set in SQL': forbidden(
      'server/src/features/x/x.queries.ts',
      word('sql`update x set a = 1,\n st', 'atus = 2 where b`'),
      /writes a status/,
    ),
    'an announcement by a job': forbidden(
      'server/src/features/x/x.jobs.ts',
      word('annou', "nce(tx, 'x')"),
      /announces outside an action/,
    ),
    'a refusal without its field': forbidden(
      'server/src/features/x/content.ts',
      "throw new Refusal('bad_input', { a, messages: ['Der Titel fehlt.'] })\n",
      /without saying which field/,
    ),
    'a limit of one’s own': forbidden(
      'web/src/features/x/Form.tsx',
      '<TextField maxLength={80} />\n',
      /a limit written by hand/,
    ),
    'the environment in a feature': forbidden(
      'server/src/features/x/x.ts',
      word('process', '.env.Y'),
      /reads the environment/,
    ),
    'a barrel': forbidden(
      'web/src/index.ts',
      "export * from './a.ts'\nexport { b } from './b.ts'\n",
      /only re-exports/,
    ),
    'a drawer': forbidden('web/src/lib/utils.ts', 'export const a = 1\n', /a drawer for anything/),
    'German orthography': forbidden('content/a.json', word('{"a": "Stra', '\u00DF', 'e"}'), /a\.json:1: \u00DF/),
    'a clock of its own': forbidden(
      'web/src/lib/a.ts',
      'export const now = new Date()\n',
      /a clock that cannot be handed in/,
    ),
    'a second way of writing': forbidden(
      'web/src/features/x/api.ts',
      "import { useMutation } from '@tanstack/react-query'\n",
      /a second way of writing/,
    ),
    'raw HTML': forbidden('web/src/A.tsx', word('<div dangerously', 'SetInnerHTML={{}} />'), /raw HTML/),
    'a skipped test': forbidden('web/src/a.test.ts', word('test', '.skip("a")'), /a test that does not run/),
    'a lone test': forbidden('e2e/stories/a.spec.ts', word('test.describe', '.only("a")'), /a test that does not run/),
    'a wait': forbidden('e2e/stories/a.spec.ts', word('await page.waitFor', 'Timeout(100)'), /waits for a time/),
    'a note': forbidden('server/src/lib/a.ts', word('// TO', 'DO: later'), /a note to oneself/),
    'a silenced rule': forbidden('server/src/lib/a.ts', word('// oxlint-dis', 'able no-x'), /switches off a lint rule/),
    'a machine’s path': forbidden('docs/a.md', word('cd /wo', 'rk/main'), /names a path of one machine/),
    'a registry': forbidden('.npmrc', word('registry=https://registry', '.npmjs.org'), /names a package registry/),
  },
}

export const docCases: Cases = {
  clean: {
    'README.md':
      'See `docs/map.md`, `server/src/*.ts`, `server/src/features/<feature>/api.ts`, `a/b` and [map](docs/map.md#x).\n',
    'docs/map.md': '[up](../README.md) [web](https://example.org/x) `.ci/run`\n',
    'server/src/app.ts': '\n',
    '.ci/run': '\n',
  },
  broken: {
    'a file that is gone': {
      change: { 'docs/map.md': 'a\n`server/src/old.ts`\n' },
      said: /docs\/map\.md:2: server\/src\/old\.ts does not exist/,
    },
    'a link to nowhere': { change: { 'docs/map.md': '[x](gone.md)\n' }, said: /docs\/gone\.md does not exist/ },
    'a glob that matches nothing': {
      change: { 'README.md': '`server/src/*.rs`\n' },
      said: /server\/src\/\*\.rs does not exist/,
    },
    'a root file that is gone': { change: { 'README.md': '`compose.yaml`\n' }, said: /compose\.yaml does not exist/ },
  },
}

const scripts = (...names: string[]) =>
  JSON.stringify({ scripts: Object.fromEntries(names.map((name) => [name, 'node tools/a.ts'])) })
const all = ['dev', 'test', 'check', 'e2e', 'tables', 'typecheck', 'lint', 'format']
const run = ['oxfmt --check', 'oxlint', 'pnpm typecheck', 'pnpm check', 'pnpm supply', 'vitest run', 'pnpm e2e']

export const commandCases: Cases = {
  clean: { 'package.json': scripts(...all), '.ci/run': run.join('\n'), 'tools/a.ts': '\n' },
  broken: {
    'no check': {
      change: { 'package.json': scripts(...all.filter((name) => name !== 'check')) },
      said: /no script check/,
    },
    'a script that leads nowhere': { change: { 'tools/a.ts': undefined }, said: /names tools\/a\.ts/ },
    'a machine that does not run the tests': {
      change: { '.ci/run': run.map((step) => (step === 'vitest run' ? '# vitest run' : step)).join('\n') },
      said: /does not run: tests/,
    },
    'no run at all': { change: { '.ci/run': undefined }, said: /\.ci\/run: is missing/ },
  },
}

const manifest = (dependencies: Record<string, string>) => JSON.stringify({ name: 'x', type: 'module', dependencies })

export const unusedCases: Cases = {
  clean: {
    'package.json': manifest({}),
    'knip.json': '{"entry": ["main.ts"], "project": ["*.ts"]}',
    'main.ts': "import { a } from './a.ts'\na()\n",
    'a.ts': 'export const a = () => 1\n',
  },
  broken: {
    'a file nobody uses': { change: { 'b.ts': 'export const b = 1\n' }, said: /b\.ts: nothing uses this file/ },
    'an export nobody uses': {
      change: { 'a.ts': 'export const a = () => 1\nexport const c = 2\n' },
      said: /nobody imports: c/,
    },
    'a dependency nobody uses': {
      change: { 'package.json': manifest({ zod: '4.0.0' }) },
      said: /unused dependency: zod/,
    },
    'a package that is not declared': {
      change: { 'a.ts': "import 'zod'\nexport const a = () => 1\n" },
      said: /undeclared dependency: zod/,
    },
  },
}
