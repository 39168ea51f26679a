// M1–M3: checks that read the contract.
import type { Cases } from './made-up-tree.ts'

const engine = "import { routeKeys } from '…'\n"

export const routeCases: Cases = {
  clean: {
    'contract/src/routes.ts':
      "export const routes = { publishThing: { may: 'thing.publish' }, listThings: { may: 'public' } }\n",
    'contract/src/rules/access.ts': "export const access = { 'thing.publish': {} }\n",
    'server/test/matrix/expected.ts': 'export const expected = { publishThing: 1, listThings: 1 }\n',
    'server/test/matrix/matrix.test.ts': engine,
    'server/test/fuzz/fuzz-even.test.ts': engine,
    'server/test/fuzz/fuzz-odd.test.ts': engine,
    'server/src/app.ts': "import { things } from './features/things/feature.ts'\n",
    'server/src/features/things/feature.ts': "import { thingHandlers } from './thing.routes.ts'\n",
    'server/src/features/things/thing.routes.ts':
      "export const thingHandlers = [read('listThings', list), write('publishThing', (tx) => pushThing(tx))]\n",
    'server/src/features/things/actions/push-thing.ts': "import { help } from './help-thing.ts'\n",
    'server/src/features/things/actions/help-thing.ts': 'export const help = 1\n',
    'server/src/features/things/test/publish.test.ts': "describe('publishThing', () => {})\n",
  },
  broken: {
    'a route without permission': {
      change: {
        'contract/src/routes.ts': "export const routes = { publishThing: {}, listThings: { may: 'public' } }\n",
      },
      said: /publishThing says may: nothing/,
    },
    'a permission that does not exist': {
      change: { 'contract/src/rules/access.ts': "export const access = { 'thing.read': {} }\n" },
      said: /publishThing says may: thing\.publish/,
    },
    'a route nobody serves': {
      change: {
        'server/src/features/things/thing.routes.ts':
          "export const thingHandlers = [write('publishThing', pushThing())]\n",
      },
      said: /listThings is served by no handler/,
    },
    'a route served twice': {
      change: { 'server/src/features/things/more.routes.ts': "read('listThings', again)\n" },
      said: /listThings is served 2 times/,
    },
    'a route missing from the matrix': {
      change: { 'server/test/matrix/expected.ts': 'export const expected = { publishThing: 1 }\n' },
      said: /route listThings is missing/,
    },
    'a row of the matrix without route': {
      change: {
        'server/test/matrix/expected.ts': 'export const expected = { publishThing: 1, listThings: 1, old: 1 }\n',
      },
      said: /old is no route/,
    },
    'a fuzz that lists routes by hand': {
      change: { 'server/test/fuzz/fuzz-odd.test.ts': "test('listThings')\n" },
      said: /fuzz-odd\.test\.ts.*does not walk every route/,
    },
    'an action without test': {
      change: { 'server/src/features/things/test/publish.test.ts': "describe('something else', () => {})\n" },
      said: /push-thing\.ts.*no test covers this action/,
    },
    'a routes file that is not plugged in': {
      change: { 'server/src/features/things/feature.ts': '\n' },
      said: /thing\.routes\.ts.*is not plugged in/,
    },
    'notices that are not plugged in': {
      change: { 'server/src/features/things/thing.notices.ts': 'export const thingNotices = []\n' },
      said: /thing\.notices\.ts.*is not plugged in/,
    },
    'a feature that is not plugged in': {
      change: { 'server/src/app.ts': '\n' },
      said: /things\/feature\.ts.*is not plugged in/,
    },
  },
}

const types = (...tables: string[]) =>
  `${tables.map((name) => `export interface ${name} {\n  id: string;\n  status: string;\n}\n`).join('\n')}
export interface DB {\n${tables.map((name) => `  ${name.toLowerCase()}: ${name};`).join('\n')}\n}\n`
const table = (verbs: string) =>
  `export const statusTables = { thing: { resource: 'thing', statuses: ['A', 'B'], verbs: ${verbs} } }\n`
const reads = "import { statusTables } from '…'\n"

export const statusCases: Cases = {
  clean: {
    'contract/src/statuses.ts': table("{ move: { from: ['A'], to: 'B' } }"),
    'contract/src/things/feature.ts': "import { thingStatus } from './status.ts'\n",
    'contract/src/things/status.ts': 'export const thingStatus = 1\n',
    'contract/test/statuses.test.ts': reads,
    'server/src/db/test/transition.test.ts': reads,
    'server/src/db/types.gen.ts': types('Thing'),
  },
  broken: {
    'a table that is not listed': {
      change: { 'contract/src/others/status.ts': 'export const otherStatus = 1\n' },
      said: /others\/status\.ts.*not listed/,
    },
    'an arrow to nowhere': {
      change: {
        'contract/src/statuses.ts': table("{ move: { from: ['A'], to: 'B' }, lose: { from: ['B'], to: 'C' } }"),
      },
      said: /lose names C, which is no status/,
    },
    'a status without arrow': {
      change: { 'contract/src/statuses.ts': table('{}') },
      said: /no arrow touches A/,
    },
    'a column without table': {
      change: { 'server/src/db/types.gen.ts': types('Thing', 'Parcel') },
      said: /parcel\.status has no status table/,
    },
    'a table without column': {
      change: { 'server/src/db/types.gen.ts': 'export interface Thing {\n  id: string;\n}\n' },
      said: /thing has no status column/,
    },
    'arrows that are not tested': {
      change: { 'contract/test/statuses.test.ts': "test('A to B')\n" },
      said: /contract\/test\/statuses\.test\.ts.*does not test every status table/,
    },
  },
}

const listeners = (...all: string[]) => `export const workerParts = { jobs: [], listeners: [${all.join(', ')}] }\n`

export const eventCases: Cases = {
  clean: {
    'contract/src/events.ts':
      "export const events = { 'thing.moved': { payload: { shape: {} }, summary: 'It moved.' } }\n",
    'contract/src/destinations.ts':
      "export const destinations = { things: { kind: 'subscribe', gate: 'self', payload: {} } }\n",
    'server/src/app.ts': listeners("{ name: 'tell', event: 'thing.moved' }"),
    'docs/tables/events.md': '| `thing.moved` |\n',
  },
  broken: {
    'an event nobody hears': { change: { 'server/src/app.ts': listeners() }, said: /nobody listens to thing\.moved/ },
    'an event without schema': {
      change: { 'contract/src/events.ts': "export const events = { 'thing.moved': { summary: 'It moved.' } }\n" },
      said: /thing\.moved has no payload schema/,
    },
    'an event missing in the documentation': {
      change: { 'docs/tables/events.md': '\n' },
      said: /events\.md.*thing\.moved is not listed/,
    },
    'a listener to nothing': {
      change: {
        'server/src/app.ts': listeners("{ name: 'tell', event: 'thing.moved' }", "{ name: 'x', event: 'thing.lost' }"),
      },
      said: /x hears thing\.lost, which is no event/,
    },
    'two listeners on one queue': {
      change: {
        'server/src/app.ts': listeners("{ name: 'a', event: 'thing.moved' }", "{ name: 'a', event: 'thing.moved' }"),
      },
      said: /two listeners are named a/,
    },
    'a destination without gate': {
      change: {
        'contract/src/destinations.ts': "export const destinations = { things: { kind: 'subscribe', payload: {} } }\n",
      },
      said: /things has no gate/,
    },
    'a destination without payload': {
      change: {
        'contract/src/destinations.ts': "export const destinations = { things: { kind: 'subscribe', gate: 'self' } }\n",
      },
      said: /things has no payload schema/,
    },
  },
}
