// One word a thing: which texts the glossary means, and which it leaves alone.
import type { Cases } from './made-up-tree.ts'

const json = (value: unknown) => `${JSON.stringify(value)}\n`
const contact = { word: 'Kontaktperson', not: ['Kontakt'], match: 'whole', in: ['labels/*', 'messages/*'] }
const approved = {
  word: 'genehmigt',
  not: ['bewilligt'],
  match: 'word',
  in: ['labels/*', 'mails.json', 'web/src/**/*.ts'],
  free: ['labels/audit.json states.OLD', 'labels/audit.json verbs.*'],
}
const column = { word: 'Lernende/r', not: ['Lernende Person'], match: 'whole', in: ['messages/*'], keys: ['column*'] }
const mail = { word: 'E-Mail', not: ['Email'], match: 'word', in: ['labels/*'] }
const handIn = { word: 'Einreichen', not: ['Übergeben'], match: 'whole', in: ['messages/*'] }
const glossary = (...more: unknown[]) => json({ entries: [contact, approved, column, mail, handIn, ...more] })

const audit = { states: { OLD: 'bewilligt' }, verbs: { a: 'hat bewilligt' } }
const clean = {
  'content/glossary.json': glossary(),
  'content/labels/audit.json': json(audit),
  'content/labels/a.json': json({
    contact: 'Kontaktperson',
    page: 'Der Kontakt zum Betrieb',
    permit: 'Bildungsbewilligung',
    to: 'An {email}',
  }),
  'content/messages/a.json': json({
    columnApprentice: { text: 'Lernende/r', source: 'ours' },
    apprentice: { text: 'Lernende Person', source: 'ours', note: 'Kontakt' },
    given: { text: 'Kontakt', source: 'spec', specExcerpt: 'Kontakt' },
    handOver: { text: 'Das wird übergeben', source: 'ours' },
    ask: { text: 'Übergeben', confirm: 'Einreichen', source: 'spec', buttonsSource: 'ours' },
    choice: { text: 'Rolle', options: [{ label: 'Kontakt' }], source: 'spec' },
  }),
  'content/mails.json': json({ mails: [{ subject: 'Dein Einsatz ist genehmigt' }] }),
  'content/public/layout.json': json({ nav: 'Kontakt' }),
  'web/src/labels.ts': "// Was bewilligt heissen könnte.\nexport const bewilligt = 'Genehmigt'\n",
  'web/src/labels.test.ts': "export const a = 'Bewilligt'\n",
}

const labels = (text: string) => ({ 'content/labels/a.json': json({ one: { two: text } }) })
const message = (key: string, value: object) => ({ 'content/messages/a.json': json({ [key]: value }) })

export const wordCases: Cases = {
  clean,
  broken: {
    'a whole text': {
      change: labels('Kontakt'),
      said: /^content\/labels\/a\.json: one\.two says «Kontakt»$/,
    },
    'a word with a capital': { change: labels('Bewilligt am 3. Mai'), said: /one\.two says «bewilligt»/ },
    'a word beside a value': { change: labels('Email an {email}'), said: /says «Email»/ },
    'a word in a mail': {
      change: { 'content/mails.json': json({ mails: [{}, { subject: 'Einsatz bewilligt' }] }) },
      said: /content\/mails\.json: mails\[1\]\.subject says «bewilligt»/,
    },
    'a message': {
      change: message('person', { text: 'Kontakt', source: 'ours' }),
      said: /messages\/a\.json: person says «Kontakt»/,
    },
    'the header of a column': {
      change: message('columnPerson', { text: 'Lernende Person', source: 'ours' }),
      said: /columnPerson says «Lernende Person»/,
    },
    'our button under a specified sentence': {
      change: message('ask', { text: 'Übergeben', confirm: 'Übergeben', source: 'spec', buttonsSource: 'ours' }),
      said: /^content\/messages\/a\.json: ask\.confirm says «Übergeben»$/,
    },
    'a key like a free one in another file': {
      change: { 'content/labels/a.json': json(audit) },
      said: /labels\/a\.json: states\.OLD says «bewilligt»/,
    },
    'a text in code': {
      change: { 'web/src/labels.ts': "\nexport const a = 'Bewilligt'\n" },
      said: /web\/src\/labels\.ts:2: says «bewilligt»/,
    },
    'an entry about no file': {
      change: {
        'content/glossary.json': glossary({ word: 'a', not: ['b'], match: 'whole', in: ['labels/gone.json'] }),
      },
      said: /labels\/gone\.json matches no file/,
    },
    'an exception for no text': {
      change: {
        'content/glossary.json': glossary({ ...mail, free: ['labels/a.json gone'] }),
      },
      said: /labels\/a\.json gone names no text/,
    },
  },
}
