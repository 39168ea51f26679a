// Words of the web in their place.
import type { Cases } from './made-up-tree.ts'

const broken = (file: string, text: string, said: RegExp) => ({ change: { [file]: text }, said })

export const uiWordCases: Cases = {
  clean: {
    'web/src/ui/tag/Tag.tsx':
      '// As beside an activity.\nexport const Tag = ({ status }: { status: number }) => <b title="company">{status}</b>\n',
    'web/src/ui/tag/Tag.test.tsx': 'export const company = 1\n',
    'web/src/features/shared/StatusTag.tsx': 'export const StatusTag = () => null\n',
  },
  broken: {
    'a file named after the domain': broken(
      'web/src/ui/tag/StatusTag.tsx',
      'export const Tag = () => null\n',
      /StatusTag\.tsx: the file is named after «status»/,
    ),
    'a stylesheet named after the domain': broken(
      'web/src/ui/form/grade-tone.module.css',
      '.a {}\n',
      /the file is named after «grade»/,
    ),
    'a property of the domain': broken(
      'web/src/ui/tag/Tag.tsx',
      '\nexport interface TagProps {\n  companyName: string\n}\n',
      /Tag\.tsx:3: companyName speaks of «company»/,
    ),
    'several of them': broken(
      'web/src/ui/tag/Tag.tsx',
      'export const listActivities = 1\n',
      /listActivities speaks of «activities»/,
    ),
    'an element of the domain': broken(
      'web/src/ui/tag/Tag.tsx',
      'export const Tag = () => <PersonLabel />\n',
      /PersonLabel speaks of «person»/,
    ),
  },
}

const piece = (inside: string) => `export const A = ({ name }: { name: string }) => ${inside}\n`

export const webTextCases: Cases = {
  clean: {
    'web/src/A.tsx': piece(
      '<a className="Rot und Blau" href="/Seite" onKeyDown={(e) => e.key === \'Enter\'} style={{ color: `color-mix(in srgb, ${name})` }}>{labels.save} {`${name}, 2026`} · 80 %</a>',
    ),
    'web/src/A.test.tsx': piece('<b>Speichern</b>'),
    'web/src/features/gallery/B.tsx': piece('<b>Speichern</b>'),
    'web/src/labels.ts': "export const save = 'Speichern'\n",
  },
  broken: {
    'a text between tags': broken('web/src/A.tsx', piece('<b>\n speichern</b>'), /A\.tsx:1: .*«speichern»/),
    'a label': broken('web/src/A.tsx', piece('<input aria-label="Titel" />'), /«Titel»/),
    'a text in an expression': broken('web/src/A.tsx', piece("<b title={name ? 'noch nicht' : ''} />"), /«noch nicht»/),
    'a text around a value': broken('web/src/A.tsx', piece('<b title={`${name} auswählen`} />'), /«auswählen»/),
    'a text in a table': broken('web/src/A.tsx', "export const a = [{ header: 'Geändert' }]\n", /«Geändert»/),
  },
}
