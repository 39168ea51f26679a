// M5: one import each that goes against an arrow.
import type { Cases, Tree } from './made-up-tree.ts'

const value = 'export const one = 1\n'
const takes = (path: string) => `import { one } from '${path}'\nexport const two = one\n`
const takesType = (path: string) => `import type { One } from '${path}'\nexport type Two = One\n`
const broken = (file: string, path: string, said: RegExp) => ({ change: { [file]: takes(path) } as Tree, said })

const things = 'server/src/features/things'

export const importCases: Cases = {
  clean: {
    'contract/package.json': '{"name": "@werkplatz/contract", "exports": {"./*.ts": "./src/*.ts"}}',
    'contract/src/routes.ts': takes('zod'),
    'contract/src/rules/roles.ts': value,
    'contract/src/rules/access.ts': value,
    'contract/src/rules/permissions.ts': value,
    'server/src/processes/http.ts': takes('../app.ts'),
    'server/src/app.ts': takes('./features/things/feature.ts'),
    [`${things}/feature.ts`]: `${takesType('../../feature.ts')}${takes('./thing.routes.ts')}`,
    'server/src/feature.ts': takesType('./services.ts'),
    'server/src/services.ts': takesType('./plugs/notices.ts'),
    'server/src/plugs/notices.ts': takes('../db/open.ts'),
    'server/src/features/notifications/notify.ts': takes('../people/person.queries.ts'),
    'server/src/features/people/person.queries.ts': value,
    [`${things}/thing.routes.ts`]: takes('../../http/handlers.ts'),
    [`${things}/thing.queries.ts`]: takes('kysely'),
    [`${things}/actions/push-thing.ts`]: takes('../../others/other.queries.ts'),
    'server/src/features/others/other.queries.ts': value,
    'server/src/features/others/actions/pull-other.ts': value,
    'server/src/http/handlers.ts': takes('../access/guard.ts'),
    'server/src/http/server.ts': takes('fastify'),
    'server/src/live/gateway.ts': takes('ws'),
    'server/src/access/guard.ts': takesType('../db/open.ts'),
    'server/src/outbound/mail.ts': takes('nodemailer'),
    'server/src/db/open.ts': takes('../lib/clock.ts'),
    'server/src/lib/clock.ts': takes('@werkplatz/contract/rules/roles.ts'),
    'web/src/root.tsx': takes('./app/Shell.tsx'),
    'web/src/app/Shell.tsx': takes('../features/things/Thing.tsx'),
    'web/src/features/things/Thing.tsx': takes('../shared/Tag.tsx'),
    'web/src/features/shared/Tag.tsx': takes('../../ui/Button.tsx'),
    'web/src/api/client.ts': takes('../ui/Button.tsx'),
    'web/src/features/others/Other.tsx': takesType('@werkplatz/contract/routes.ts'),
    'web/src/ui/Button.tsx': takes('../lib/text.ts'),
    'web/src/lib/text.ts': takes('@werkplatz/contract/rules/roles.ts'),
  },
  broken: {
    'the contract knows the server': broken(
      'contract/src/rules/roles.ts',
      '../../../server/src/lib/clock.ts',
      /zod and nothing else/,
    ),
    'the contract takes another package': broken('contract/src/rules/roles.ts', 'lodash', /zod and nothing else/),
    'the web knows the server': broken(
      'web/src/lib/text.ts',
      '../../../server/src/lib/clock.ts',
      /web must not import server/,
    ),
    'the server knows the web': broken(
      'server/src/lib/clock.ts',
      '../../../web/src/lib/text.ts',
      /server must not import web/,
    ),
    'a frame knows a feature': broken(
      'server/src/http/handlers.ts',
      '../features/others/other.queries.ts',
      /http must not import features/,
    ),
    'the database knows the rules': broken('server/src/db/open.ts', '../access/guard.ts', /db must not import access/),
    'a helper knows the database': broken('server/src/lib/clock.ts', '../db/open.ts', /lib must not import db/),
    'one frame knows another': broken('server/src/live/gateway.ts', '../http/handlers.ts', /live must not import http/),
    'a folder without a place': broken('server/src/helpers/x.ts', '../lib/clock.ts', /helpers has no place/),
    'Kysely in an action': broken(`${things}/actions/push-thing.ts`, 'kysely', /imports kysely/),
    'Fastify in a feature': broken(`${things}/thing.routes.ts`, 'fastify', /imports fastify/),
    'a WebSocket in http': broken('server/src/http/server.ts', 'ws', /imports ws/),
    'the bus in a feature': broken(`${things}/thing.routes.ts`, '@nats-io/transport-node', /imports @nats-io/),
    'an action that talks to the world': broken(
      `${things}/actions/push-thing.ts`,
      '../../../outbound/mail.ts',
      /does not call the outside world/,
    ),
    'an action of another feature': broken(
      `${things}/actions/push-thing.ts`,
      '../../others/actions/pull-other.ts',
      /other edges stand in tools\/boundaries/,
    ),
    'telling that knows who is told': broken(
      'server/src/features/notifications/notify.ts',
      '../others/other.queries.ts',
      /notifications must not know others/,
    ),
    'what all features share knows one of them': broken(
      'server/src/services.ts',
      './features/others/other.queries.ts',
      /services\.ts must not import features/,
    ),
    'a component of another feature': broken(
      'web/src/features/things/Thing.tsx',
      '../others/Other.tsx',
      /not among the edges/,
    ),
    'the web’s buttons know a feature': broken(
      'web/src/ui/Button.tsx',
      '../features/things/Thing.tsx',
      /ui must not import features/,
    ),
    'zod in the browser': broken(
      'web/src/features/others/Other.tsx',
      '@werkplatz/contract/routes.ts',
      /brings zod into the browser/,
    ),
    'rules in the browser': broken(
      'web/src/features/others/Other.tsx',
      '@werkplatz/contract/rules/access.ts',
      /reads `can`, never the rules/,
    ),
    'a circle': {
      change: { 'server/src/lib/clock.ts': takes('./watch.ts'), 'server/src/lib/watch.ts': takes('./clock.ts') },
      said: /imports itself in a circle/,
    },
    'a circle of types in the server': {
      change: {
        [`${things}/thing.routes.ts`]: takes('./actions/push-thing.ts'),
        [`${things}/actions/push-thing.ts`]: takesType('../thing.routes.ts'),
      },
      said: /imports itself in a circle: server/,
    },
    'a circle of types in the tools': {
      change: { 'tools/one.ts': takesType('./two.ts'), 'tools/two.ts': takesType('./one.ts') },
      said: /imports itself in a circle: tools/,
    },
    'a circle of types in the web': {
      change: { 'web/src/lib/text.ts': takesType('./word.ts'), 'web/src/lib/word.ts': takesType('./text.ts') },
      said: /imports itself in a circle: web/,
    },
    'a circle of types in the contract': {
      change: {
        'contract/src/rules/roles.ts': takesType('./ranks.ts'),
        'contract/src/rules/ranks.ts': takesType('./roles.ts'),
      },
      said: /imports itself in a circle: contract/,
    },
    'a shared piece that knows a feature': broken(
      'web/src/features/shared/Tag.tsx',
      '../things/Thing.tsx',
      /shared → things is not among the edges/,
    ),
    'a button that calls the server': broken('web/src/ui/Button.tsx', '../api/client.ts', /ui must not import api/),
  },
}
