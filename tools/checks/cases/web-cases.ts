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
