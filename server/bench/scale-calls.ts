// What scale.ts asks: every list, search, detail and home call of activities.
import { idOf, type Size } from './fill-activities.ts'

export interface Viewer {
  role: string
  isOfLargest: boolean
  token: string
}

export interface ScaleCall {
  name: string
  path: (viewer: Viewer, size: Size, i: number) => string
  role?: string
  /** Only by people of the company that has a fortieth of all activities: 50,000 at full size. */
  isOfLargest?: true
}

const list = (filter: string, more = '') => `/api/v1/activities?filter=${filter}&size=10${more}`
const searched = (name: string, words: (i: number) => string, filter = 'OPEN'): ScaleCall => ({
  name: `search ${name}`,
  path: (_viewer, _size, i) => list(filter, `&query=${encodeURIComponent(words(i))}`),
  role: 'VOCATIONAL_TRAINER',
})

export const calls: ScaleCall[] = [
  ...['OPEN', 'ONGOING', 'ARCHIVED', 'ALL', 'BOOKMARKED', 'OWN', 'APPROVE', 'EXTERNAL'].map((filter) => ({
    name: `list ${filter}`,
    path: (_viewer: Viewer, _size: Size, i: number) =>
      list(filter, `&page=${['OWN', 'BOOKMARKED', 'APPROVE'].includes(filter) ? 0 : i % 20}`),
    role: 'VOCATIONAL_TRAINER',
  })),
  { name: 'list OPEN, company only', path: () => list('OPEN'), role: 'USER' },
  { name: 'list ALL, platform', path: (_viewer, _size, i) => list('ALL', `&page=${i % 20}`), role: 'OWNER' },
  { name: 'list OPEN, last page', path: () => list('OPEN', '&page=99999'), role: 'VOCATIONAL_TRAINER' },
  ...['OPEN', 'ALL', 'OWN', 'APPROVE'].map((filter) => ({
    name: `list ${filter}, largest company`,
    path: (_viewer: Viewer, _size: Size, i: number) => list(filter, `&page=${filter === 'OWN' ? 0 : i % 20}`),
    role: 'VOCATIONAL_TRAINER',
    isOfLargest: true as const,
  })),
  {
    name: 'list OPEN, only the largest company',
    path: (_viewer, _size, i) => list('OPEN', `&page=${i % 20}`),
    role: 'USER',
    isOfLargest: true,
  },
  { ...searched('frequent word in the largest company', () => 'planung'), role: 'USER', isOfLargest: true },
  {
    ...searched('rare word in the largest company', (i) => String(1 + ((i * 7919) % 20_000))),
    role: 'USER',
    isOfLargest: true,
  },
  searched('one rare word', (i) => String(1 + ((i * 7919) % 20_000))),
  searched(
    'two words',
    (i) => ['Glasfaserportal Olten', 'kassendatenmesse zürich', 'druckerlager wartung bern'][i % 3]!,
  ),
  searched('umlaut as ue', () => 'brueckenkatalog sitten'),
  searched('mistyped', () => 'Glasfsaerportal Chur'),
  searched('frequent word', (i) => ['netzwerk', 'planung', 'olten'][i % 3]!),
  searched('frequent word in ALL', () => 'lernst', 'ALL'),
  searched('no such word', () => 'xyzzyq'),
  {
    name: 'details',
    // Own ones: everybody has some.
    path: (_viewer, size, i) => `/api/v1/activities/details?id=${idOf('activity', 1 + ((i * 7919) % size.activities))}`,
    role: 'OWNER-READABLE',
  },
  { name: 'featured', path: () => '/api/v1/activities/featured' },
  { name: 'latest', path: () => '/api/v1/activities/latest' },
  { name: 'card oldest', path: () => '/api/v1/activities/card/oldest' },
  { name: 'card task', path: () => '/api/v1/activities/card/task' },
  { name: 'card external', path: () => '/api/v1/activities/card/external' },
  {
    name: 'card company',
    path: (_viewer, size, i) => `/api/v1/activities/card/company?id=${idOf('company', 1 + (i % size.companies))}`,
  },
  {
    name: 'company footer',
    path: (_viewer, size, i) => `/api/v1/companies/footer?id=${idOf('company', 1 + (i % size.companies))}`,
  },
]
