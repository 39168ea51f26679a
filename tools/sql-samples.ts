// Arguments for query functions that a placeholder cannot stand for, by function name; the connection is left out.
// Needed only where a function decides by the value of an argument. One that sends another statement for another value
// names each of them.
import type { ActivityFilter } from '../contract/src/activities/list-schemas.ts'
import { access } from '../contract/src/rules/access.ts'
import type { Member } from '../server/src/access/member.ts'
import { hasFilter } from '../server/src/features/activities/read/read-scope.ts'
import { callerWith } from './sql/caller.ts'
import { placeholder } from './sql/placeholder.ts'

export type Arguments = readonly unknown[]
export type Samples = Record<string, Arguments | Record<string, Arguments>>

const page = { offset: placeholder('offset'), size: placeholder('size') }
const fromStart = { ...page, isBackward: false }
const fromEnd = { ...page, isBackward: true }
const market = {
  ...page,
  type: placeholder('type'),
  sectors: placeholder('sectors'),
  places: placeholder('places'),
  start: placeholder('start'),
  onlyFree: placeholder('onlyFree'),
}
const batch = {
  eventId: 'eventId',
  kind: 'kind',
  type: 'type',
  setting: 'statusSetting',
  targetId: 'targetId',
  actorId: 'actorId',
  isMailed: 'isMailed',
}
const said = [{ companyId: 'companyId', title: 'title', body: 'body' }]

/** Every filter is here, or this does not compile. */
const filters = Object.keys({
  OPEN: true,
  ONGOING: true,
  ARCHIVED: true,
  ALL: true,
  OWN: true,
  APPROVE: true,
  EXTERNAL: true,
  BOOKMARKED: true,
} satisfies Record<ActivityFilter, true>) as ActivityFilter[]
/** What the caller is refused before anything is read has no statement. */
const eachFilter = (me: Member, args: (filter: ActivityFilter) => Arguments) =>
  Object.fromEntries(filters.filter((filter) => hasFilter(me, filter)).map((filter) => [filter, args(filter)]))

const restarted = {
  companyId: placeholder('companyId'),
  dueOn: placeholder('dueOn'),
  remindOn: placeholder('remindOn'),
}
const due = (table: string, step: string): Arguments => [
  { id: 'id', table, step },
  placeholder('today'),
  placeholder('at'),
]

/** Each list in its own order, and one of them searched, oldest first. */
function followLists(me: Member): Samples {
  const asked = { ...page, id: placeholder('id'), isOwn: placeholder('isOwn'), pattern: placeholder('pattern') }
  const list = (of: string, mode: string, isSearched: boolean, sort?: string): Arguments => [
    me,
    { of, mode, isSearched, sort },
    { ...asked, most: placeholder('most') },
  ]
  const shapes = {
    'followers of a person': list('user', 'FOLLOWERS', false),
    'followers of a company, searched': list('company', 'FOLLOWERS', true, 'dateCreated,asc'),
    'whom a person follows': list('user', 'USER_FOLLOWS', false),
    'whom a person follows, searched': list('user', 'USER_FOLLOWS', true),
  }
  return { listFollowPage: shapes, countFollowPage: shapes }
}

/** Each table in its own order, and one of them in another. */
function companyTables(me: Member): Samples {
  const asked = {
    ...page,
    mine: placeholder('mine'),
    long: placeholder('long'),
    pattern: placeholder('pattern'),
    status: placeholder('status'),
    ending: placeholder('ending'),
  }
  const views = ['OWN_ASSIGNMENT', 'APPRENTICE_ASSIGNMENT', 'APPROVE_ASSIGNMENT', 'ACCOMPANIED']
  return {
    listAssignmentPage: {
      ...Object.fromEntries(views.map((view) => [view, [me, view, undefined, asked]])),
      'APPRENTICE_ASSIGNMENT, by supervisor': [me, 'APPRENTICE_ASSIGNMENT', 'supervisor,desc', asked],
    },
    listApprenticePage: { 'idle first': [me, undefined, asked], 'by assignment': [me, 'assignment,asc', asked] },
    listEvaluationPage: {
      usual: [me, undefined, { outstanding: null, mine: false, ...page }],
      'by title': [me, 'assignment,asc', { outstanding: null, mine: false, ...page }],
    },
    listUserPage: { 'by name': [me, undefined, asked], 'by last login': [me, 'lastLogin,desc', asked] },
  }
}

/** People as those see them who look after them. */
function managedPeople(me: Member): Samples {
  const asked = {
    ...page,
    pattern: placeholder('pattern'),
    role: placeholder('role'),
    status: placeholder('status'),
    missing: placeholder('missing'),
    companyId: placeholder('companyId'),
  }
  const training = {
    supervisorId: 'supervisorId',
    professionId: 'professionId',
    adultFrom: 'adultFrom',
    dateJoined: 'dateJoined',
  }
  return {
    listManagedPeople: { 'by name': [me, undefined, asked], 'by last login': [me, 'lastLogin,desc', asked] },
    updateManagedPerson: ['id', { roles: ['APPRENTICE'], ...training }],
  }
}

/** Catalogues, the trail and figures: by kind, and of one company or of all. */
function platformCare(): Samples {
  const kinds = ['sectors', 'professions', 'subjects']
  const eachKind = (args: (kind: string) => Arguments) => Object.fromEntries(kinds.map((kind) => [kind, args(kind)]))
  const entry = {
    name: 'name',
    description: 'description',
    short: 'short',
    field: 'field',
    durationYears: placeholder('years'),
    professionIds: ['professionId'],
  }
  const asked = {
    actorId: placeholder('actorId'),
    targetId: placeholder('targetId'),
    action: placeholder('action'),
    companyId: placeholder('companyId'),
    from: placeholder('from'),
    to: placeholder('to'),
    before: placeholder('before'),
    most: placeholder('most'),
  }
  const onOff = (args: (isRetired: boolean) => Arguments) => ({ retired: args(true), restored: args(false) })
  const ofWhom = { 'one company': ['companyId'], 'all of them': [null] }
  const group = { name: 'name', forApprentice: true, criteria: [{ name: 'name', description: 'text', sameAs: null }] }
  return {
    listTrail: {
      'of one company': [callerWith('EDUCATION_OFFICER'), asked],
      'of the platform': [callerWith('OWNER'), asked],
    },
    listEntries: eachKind((kind) => [kind]),
    insertEntry: eachKind((kind) => ['id', { kind, ...entry }]),
    updateEntry: eachKind((kind) => [{ kind, id: 'id', ...entry }]),
    lockEntry: eachKind((kind) => [kind, 'id']),
    isEntryTaken: eachKind((kind) => [{ kind, id: 'id', ...entry }]),
    stampRetired: onOff((isRetired) => ['sectors', 'id', isRetired]),
    stampTemplate: onOff((isRetired) => ['id', isRetired]),
    insertContents: [placeholder('version'), [group]],
    findFigures: ofWhom,
    findTruths: [access['assignment.read'], callerWith('VOCATIONAL_TRAINER'), 'id'],
  }
}

/** What a chat is about. */
const abouts = (me: Member): Samples => ({
  noteAbout: Object.fromEntries(
    ['activity', 'application', 'assignment'].map((type) => [type, [me, 'chatId', { type, id: 'id' }]]),
  ),
})

/** Posts and comments are written and hearted alike. */
function communityReads(me: Member): Samples {
  const params = { profileId: placeholder('profileId'), size: placeholder('size'), offset: placeholder('offset') }
  const lists = ['ALL', 'FOLLOWED', 'QUESTIONS', 'PROFILE']
  const heart = (type: 'post' | 'comment') => [type, 'id', 'personId']
  const onBoth = (args: (type: 'post' | 'comment') => unknown[]) => ({ post: args('post'), comment: args('comment') })
  return {
    listPostRows: {
      ...Object.fromEntries(lists.map((of) => [of, [me, { of, isBackward: false }, params]])),
      'ALL, oldest first': [me, { of: 'ALL', isBackward: true }, params],
    },
    lockHearted: onBoth(heart),
    insertHeart: onBoth(heart),
    deleteHeart: onBoth(heart),
    countHearts: onBoth((type) => [type, 'id']),
    lockErasable: onBoth((type) => [type, placeholder('days'), placeholder('most')]),
    deleteRows: onBoth((type) => [type, ['id']]),
    findReported: onBoth((type) => [type, 'id']),
    listOwnTexts: onBoth((type) => [type, ['id']]),
    findAuthor: onBoth((type) => [type, 'id']),
    listReportedTexts: onBoth((type) => [type, ['id']]),
    hideShown: onBoth((type) => [type, 'id', 'byId']),
    showAgain: onBoth((type) => [type, 'id']),
    findPersonParts: { read: ['profileId', false], locked: ['profileId', true] },
    findCompanyParts: { read: ['profileId', false], locked: ['profileId', true] },
  }
}

export function samplesFor(me: Member): Samples {
  const words = placeholder('words')
  return {
    listPeopleOver: [new Date('2026-11-17T03:30:00Z'), placeholder('size')],
    updateWithoutMail: ['personId', ['activitySetting', 'statusSetting']],
    insertBatch: [batch, said, ['id']],
    listActivities: {
      ...eachFilter(me, (filter) => [me, filter, 'plain', fromStart, words]),
      'OPEN, from the end': [me, 'OPEN', 'plain', fromEnd, words],
      'ALL, of the whole platform': [callerWith('OWNER'), 'ALL', 'plain', fromStart, words],
      'ALL, rare words': [me, 'ALL', 'rare', fromStart, words],
      'ALL, frequent words': [me, 'ALL', 'scanned', fromStart, words],
    },
    listMarket: {
      'OPEN, what starts soon': [
        me,
        { filter: 'OPEN', mode: 'ordered', sort: 'STARTS_SOON', hasPictures: true },
        { ...market, words: '' },
      ],
      'ALL, few places': [
        me,
        { filter: 'ALL', mode: 'ordered', sort: 'FEW_PLACES', hasPictures: false },
        { ...market, words: '' },
      ],
      'OPEN, narrowed': [
        me,
        { filter: 'OPEN', mode: 'looked', sort: 'NEWEST', hasPictures: false },
        { ...market, words: '' },
      ],
      'OPEN, with words': [
        me,
        { filter: 'OPEN', mode: 'hits', sort: 'NEWEST', hasPictures: false },
        { ...market, words },
      ],
    },
    listChoices: {
      OPEN: [me, { filter: 'OPEN', mode: 'all' }, { ...market, words: '' }],
      'OPEN, with words': [me, { filter: 'OPEN', mode: 'hits' }, { ...market, words }],
    },
    countByFilter: [me, filters],
    countActivities: eachFilter(me, (filter) => [me, filter]),
    countScanned: [me, 'ALL', words],
    countIndexed: [me, 'ALL', words],
    ...followLists(me),
    ...companyTables(me),
    ...managedPeople(me),
    ...platformCare(),
    updatePerson: ['personId', { slogan: placeholder('slogan') }],
    updateCompany: ['companyId', { slogan: placeholder('slogan') }],
    ...abouts(me),
    ...communityReads(me),
    stampSeen: {
      application: ['application', 'id', 'by', placeholder('at')],
      approval: ['approval', 'id', 'by', placeholder('at')],
    },
    restartClocks: {
      application: ['application', placeholder('activityId'), restarted],
      approval: ['approval', placeholder('activityId'), restarted],
    },
    stampDue: {
      'application, remind': due('application', 'remind'),
      'application, escalate': due('application', 'escalate'),
      'application, start': due('application', 'start'),
      'approval, remind': due('approval', 'remind'),
      'approval, escalate': due('approval', 'escalate'),
    },
  }
}
