// Texts and the ways code reads them.
import type { Cases, Tree } from './made-up-tree.ts'

const json = (value: unknown) => `${JSON.stringify(value)}\n`
const from = (file: string, name = 'labels') => `import ${name} from '@werkplatz/content/${file}'\n`
const A = from('labels/a.json')

const clean: Tree = {
  'content/labels/a.json': json({
    plain: 'Ja',
    taken: 'Nein',
    renamed: 'Vielleicht',
    names: { one: 'Eins', two: 'Zwei' },
    part: { inner: 'Innen', other: 'Aussen' },
    countOne: '1 Stück',
    countMany: '{count} Stück',
    either: 'Dies',
    or: 'Das',
    handedOn: 'Weiter',
    filled: 'Bei {{brand.name}}',
  }),
  'web/src/a.ts': [
    A,
    'const { taken, renamed: other } = labels\n',
    'export const { handedOn } = labels\n',
    'const copy = labels.part\n',
    "export const all = (key: string, is: boolean) => [labels.plain, taken, other, labels.names[key], copy.inner, copy['other'],\n",
    "  labels[`count${key}`], labels[is ? 'either' : 'or'], branded(labels).filled]\n",
  ].join(''),
  'web/src/b.ts': "import { handedOn } from './a.ts'\nexport const b = handedOn\n",
  'content/messages/a.json': json({
    sent: { text: 'Gesendet', title: 'Fertig', source: 'ours' },
    given: { text: 'Vorgegeben', source: 'spec' },
  }),
  'web/src/c.tsx': `${from('messages/a.json', 'messages')}export const C = () => <p title={messages.given.text}>{show(messages.sent)}</p>\n`,
  'content/mails.json': json({ mails: [{ id: 'welcome' }] }),
  'content/notifications.json': json({
    notifications: [{ type: 'post', event: 'hearted' }],
    events: [{ eventInteraction: 'POST_HEARTED' }],
  }),
  'contract/src/notifications/kinds.ts': "export const kinds = { 'post.hearted': 1 }\n",
  'server/src/a.ts': "export const a = ['welcome', 'POST_HEARTED']\n",
}

const withText = (key: string, more: Tree = {}): Tree => ({
  'content/labels/b.json': json({ used: 'Ja', [key]: 'Neu' }),
  'web/src/d.ts': `${from('labels/b.json')}export const d = labels.used\n`,
  ...more,
})

export const usedTextCases: Cases = {
  clean,
  broken: {
    'an unused text': { change: withText('left'), said: /^content\/labels\/b\.json: left is used nowhere$/ },
    'a text that only a test reads': {
      change: withText('left', { 'web/src/d.test.ts': `${from('labels/b.json')}export const d = labels.left\n` }),
      said: /left is used nowhere/,
    },
    'a text that only the gallery shows': {
      change: withText('left', {
        'web/src/features/gallery/A.tsx': `${from('labels/b.json')}export const d = labels.left\n`,
      }),
      said: /left is used nowhere/,
    },
    'a text whose name is only a type': {
      change: withText('left', { 'web/src/e.ts': `${from('labels/b.json')}export type E = (typeof labels)['left']\n` }),
      said: /left is used nowhere/,
    },
    'a name of a parameter': {
      change: withText('left', {
        'web/src/e.ts': `${from('labels/b.json')}export const e = (labels: { left: string }) => labels.left\n`,
      }),
      said: /left is used nowhere/,
    },
    'a name of a local constant': {
      change: withText('left', {
        'web/src/e.ts': `${from('labels/b.json')}export const e = () => {\n  const labels = { left: 1 }\n  return labels.left\n}\n`,
      }),
      said: /left is used nowhere/,
    },
    'a part of an object': {
      change: {
        'content/labels/b.json': json({ part: { used: 'Ja', left: 'Nein' } }),
        'web/src/d.ts': `${from('labels/b.json')}const copy = labels.part\nexport const d = copy.used\n`,
      },
      said: /^content\/labels\/b\.json: part\.left is used nowhere$/,
    },
    'a key put together that fits no code': {
      change: withText('totalMany', {
        'web/src/e.ts': `${from('labels/b.json')}export const e = (n: string) => labels[\`count\${n}\`]\n`,
      }),
      said: /totalMany is used nowhere/,
    },
    'a specified text on no screen': {
      change: {
        'content/messages/a.json': json({
          sent: { text: 'Gesendet', source: 'ours' },
          given: { text: 'Vorgegeben', source: 'spec' },
          empty: { text: 'Keine Daten.', source: 'spec' },
        }),
      },
      said: /^content\/messages\/a\.json: empty is specified and on no screen$/,
    },
    'a file read by any key': {
      change: withText('left', {
        'web/src/e.ts': `${from('labels/b.json')}export const e = (key: string) => labels[key]\n`,
      }),
      said: /web\/src\/e\.ts:2: reads content\/labels\/b\.json by a key that cannot be followed/,
    },
    'a file handed on whole': {
      change: withText('left', { 'web/src/e.ts': `${from('labels/b.json')}export const e = () => draw(labels)\n` }),
      said: /web\/src\/e\.ts:2: reads content\/labels\/b\.json/,
    },
    'a mail that is never sent': {
      change: { 'content/mails.json': json({ mails: [{ id: 'welcome' }, { id: 'farewell' }] }) },
      said: /^content\/mails\.json: farewell is sent by nothing$/,
    },
    'a notification of no kind': {
      change: { 'contract/src/notifications/kinds.ts': 'export const kinds = {}\n' },
      said: /post\.hearted is sent by nothing/,
    },
  },
}
