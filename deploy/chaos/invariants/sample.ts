// A small history in which everything is as it should be, for tests to spoil in one place each.
import type { Called, Line } from '../history.ts'
import type { Reads } from '../reads.ts'

export const called = (changes: Partial<Called> = {}): Called => ({
  line: 'call',
  at: 1_000,
  end: 1_040,
  who: 'nina.ammann',
  call: 'savePost',
  key: 'k-post',
  outcome: 'done',
  answers: [201],
  writes: true,
  thing: 'post',
  id: 'post-1',
  ...changes,
})

const applied = called({
  who: 'luan.berisha',
  call: 'createApplication',
  key: 'k-application',
  thing: 'application',
  id: 'application-1',
})
const { thing: _thing, id: _id, ...move } = called()
const accepted: Called = {
  ...move,
  who: 'milena.petrovic',
  call: 'reviewApplication',
  key: 'k-accept',
  answers: [503, 204],
  target: 'application-1',
  wants: 'APPROVED',
}

export const goodLines = (): Line[] => [
  called(),
  applied,
  accepted,
  called({ call: 'uploadDocument', key: 'k-virus', thing: 'file', outcome: 'refused', infected: true, answers: [400] }),
  { line: 'knock', at: 1_500, who: 'lena.stocker', call: 'readApplication', status: 404 },
  { line: 'revoked', at: 9_000, who: 'jonas.egloff', ended: 2_000, status: 401 },
  {
    line: 'fault',
    at: 10_000,
    hurt: 10_400,
    over: 20_000,
    end: 40_000,
    name: 'kill-primary',
    twoWrote: false,
    backSeconds: 8,
  },
  { line: 'seen', at: 10_500, process: 'http1', ready: 503, healthy: 200 },
  { line: 'seen', at: 30_000, process: 'http1', ready: 200, healthy: 200 },
  { line: 'weighed', at: 0, process: 'http1', pid: 7, megabytes: 90, files: 60 },
  { line: 'weighed', at: 300_000, process: 'http1', pid: 7, megabytes: 120, files: 70 },
  { line: 'weighed', at: 900_000, process: 'http1', pid: 7, megabytes: 130, files: 80 },
  { line: 'heard', at: 21_000, who: 'nina.ammann', ms: 900 },
]

export const goodReads = (): Reads => ({
  rows: [
    { thing: 'post', key: 'k-post', id: 'post-1', status: null },
    { thing: 'application', key: 'k-application', id: 'application-1', status: 'APPROVED' },
    { thing: 'file', key: 'k-virus', id: 'file-2', status: 'REFUSED' },
  ],
  asked: ['post-1'],
  readable: ['post-1'],
  trail: [
    // As the clock of who began first has it: the path is another.
    { resource: 'application', id: 'application-1', verb: 'approve', from: 'PENDING', to: 'APPROVED' },
    { resource: 'application', id: 'application-1', verb: 'create', from: null, to: 'DRAFT' },
    { resource: 'application', id: 'application-1', verb: 'send', from: 'DRAFT', to: 'PENDING' },
  ],
  notified: [
    { kind: 'application.received', target: 'application-1', recipient: 'milena.petrovic', times: 1 },
    { kind: 'application.approved', target: 'application-1', recipient: 'luan.berisha', times: 1 },
  ],
  mails: [{ id: 'mail-1', isOpen: false, isSent: true }],
  inbox: ['mail-1'],
  waiting: [{ queue: 'events', jobs: 0 }],
  drainedSeconds: 4,
  buried: 0,
  messages: [
    { chat: 'chat-1', number: 1, id: 'm-1' },
    { chat: 'chat-1', number: 2, id: 'm-2' },
  ],
  views: [
    {
      who: 'nina.ammann',
      chat: 'chat-1',
      known: [
        [1, 'm-1'],
        [2, 'm-2'],
      ],
      wrong: [],
    },
  ],
  files: [
    { id: 'file-1', status: 'READY', keys: ['clean/1'] },
    { id: 'file-2', status: 'REFUSED', keys: [] },
  ],
  objects: ['clean/1'],
  counts: [{ what: 'reserved', id: 'activity-1', kept: 1, counted: 1, most: 2 }],
  alarms: [],
})
