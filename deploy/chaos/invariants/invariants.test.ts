// Each invariant is content with a good history and speaks when it is spoiled in each way it knows.
import { describe, expect, test } from 'vitest'

import type { Line } from '../history.ts'
import type { Reads } from '../reads.ts'
import { judge } from './all.ts'
import { called, goodLines, goodReads } from './sample.ts'

const notices = { 'kill-primary': 2 }
const spoken = (lines: readonly Line[], reads: Reads) =>
  judge(lines, reads, notices)
    .filter(({ findings }) => findings.length)
    .map(({ name }) => name)

/** What is spoiled, and every invariant that must notice. */
type Case = [what: string, noticed: string[], spoil: (lines: Line[], reads: Reads) => void]
const row = (reads: Reads, thing: string) => reads.rows.find((one) => one.thing === thing)!

const cases: Record<string, Case[]> = {
  I1: [
    ['an acknowledged row is lost', ['I1'], (_, reads) => void reads.rows.splice(0, 1)],
    ['a row is there and its maker cannot read it', ['I1'], (_, reads) => void reads.readable.pop()],
    [
      'somebody who is signed in is not known',
      ['I1'],
      (lines) => void lines.push(called({ key: 'k-401', outcome: 'refused', answers: [401] })),
    ],
    [
      'an acknowledged move left no step',
      ['I1', 'I3'],
      (_, reads) => {
        reads.trail = reads.trail.filter(({ to }) => to !== 'APPROVED')
      },
    ],
  ],
  I2: [
    [
      'a repeated call was done twice',
      ['I2'],
      (_, reads) => void reads.rows.push({ ...row(reads, 'post'), id: 'post-2' }),
    ],
    [
      'a refused call was done',
      ['I2'],
      (lines, reads) => {
        lines.push(called({ key: 'k-no', outcome: 'refused', answers: [409] }))
        reads.rows.push({ thing: 'post', key: 'k-no', id: 'post-3', status: null })
      },
    ],
    [
      'an unknown one was done twice',
      ['I2'],
      (lines, reads) => {
        lines.push(called({ key: 'k-maybe', outcome: 'unknown', answers: ['TimeoutError'] }))
        for (const id of ['post-4', 'post-5']) reads.rows.push({ thing: 'post', key: 'k-maybe', id, status: null })
      },
    ],
  ],
  I3: [
    ['a move that is in no table', ['I3'], (_, reads) => void (reads.trail[0]!.from = 'DRAFT')],
    ['a step that nothing leads to', ['I3'], (_, reads) => void reads.trail.splice(2, 1)],
    ['a row that was born twice', ['I3'], (_, reads) => void reads.trail.push(reads.trail[1]!)],
    ['a row that is elsewhere', ['I3'], (_, reads) => void (row(reads, 'application').status = 'REJECTED')],
    [
      'a row without a trail',
      ['I3'],
      (_, reads) => void reads.rows.push({ thing: 'activity', key: 'k', id: 'activity-9', status: 'DRAFT' }),
    ],
  ],
  I4: [
    ['nobody was told', ['I4'], (_, reads) => void reads.notified.pop()],
    ['somebody was told twice', ['I4'], (_, reads) => void (reads.notified[0]!.times = 2)],
    ['a mail did not arrive', ['I4'], (_, reads) => void reads.inbox.pop()],
    [
      'a mail was never sent',
      ['I4'],
      (_, reads) => void reads.mails.push({ id: 'mail-2', isOpen: true, isSent: false }),
    ],
    ['mails came twice', ['I4'], (_, reads) => void reads.inbox.push('mail-1', 'mail-1')],
  ],
  I5: [
    ['jobs wait', ['I5'], (_, reads) => void (reads.waiting[0]!.jobs = 3)],
    ['they waited too long', ['I5'], (_, reads) => void (reads.drainedSeconds = 61)],
    ['one was given up', ['I5'], (_, reads) => void (reads.buried = 1)],
  ],
  I6: [
    ['a device missed a message', ['I6'], (_, reads) => void reads.views[0]!.known.pop()],
    ['a device has another message', ['I6'], (_, reads) => void (reads.views[0]!.known[1] = [2, 'm-x'])],
    ['a device has one too many', ['I6'], (_, reads) => void reads.views[0]!.known.push([3, 'm-3'])],
    ['a device says so itself', ['I6'], (_, reads) => void reads.views[0]!.wrong.push('heard a stranger')],
    ['the numbers have a gap', ['I6'], (_, reads) => void (reads.messages[1]!.number = 3)],
    [
      'somebody heard nothing after the fault',
      ['I6'],
      (lines) => void lines.push({ line: 'heard', at: 50_000, who: 'nina.ammann', ms: null }),
    ],
  ],
  I7: [
    [
      'a stranger was let in',
      ['I7'],
      (lines) => void lines.push({ line: 'knock', at: 3_000, who: 'lena.stocker', call: 'readMarks', status: 200 }),
    ],
  ],
  I8: [
    [
      'an infected file was served',
      ['I8'],
      (lines, reads) => {
        lines.push(called({ call: 'uploadDocument', key: 'k-bad', thing: 'file', infected: true, answers: [200] }))
        reads.rows.push({ thing: 'file', key: 'k-bad', id: 'file-9', status: 'REFUSED' })
      },
    ],
    ['an infected file counts as clean', ['I8'], (_, reads) => void (row(reads, 'file').status = 'READY')],
    ['a row has no object', ['I8'], (_, reads) => void reads.objects.pop()],
    ['an object has no row', ['I8'], (_, reads) => void reads.objects.push('clean/2')],
    [
      'a file without a verdict has a copy',
      ['I8'],
      (_, reads) => {
        reads.files.push({ id: 'file-3', status: 'CHECKING', keys: ['clean/3'] })
        reads.objects.push('clean/3')
      },
    ],
  ],
  I9: [
    [
      'an ended session was served',
      ['I9'],
      (lines) => void lines.push({ line: 'revoked', at: 7_001, who: 'jonas.egloff', ended: 2_000, status: 200 }),
    ],
  ],
  I10: [
    ['something was unhandled', ['I10'], (_, reads) => void reads.alarms.push({ process: 'http1', text: 'unhandled' })],
    [
      'memory grew',
      ['I10'],
      (lines) => void lines.push({ line: 'weighed', at: 950_000, process: 'http1', pid: 7, megabytes: 145, files: 80 }),
    ],
    [
      'open files grew',
      ['I10'],
      (lines) =>
        void lines.push({ line: 'weighed', at: 950_000, process: 'http1', pid: 7, megabytes: 130, files: 121 }),
    ],
  ],
  I11: [
    [
      'a process did not say that its database is away',
      ['I11'],
      (lines) => void lines.push({ line: 'seen', at: 10_400, process: 'http2', ready: 200, healthy: 200 }),
    ],
    [
      'a process said so at last, after it had denied it too long',
      ['I11'],
      (lines) =>
        void lines.push(
          { line: 'seen', at: 12_100, process: 'http2', ready: 200, healthy: 200 },
          { line: 'seen', at: 12_600, process: 'http2', ready: 503, healthy: 200 },
        ),
    ],
    [
      'a process hung',
      ['I11'],
      (lines) => {
        for (const at of [11_000, 14_000, 17_000])
          lines.push({ line: 'seen', at, process: 'http1', ready: 'TimeoutError', healthy: 'TimeoutError' })
      },
    ],
  ],
  I12: [
    ['a kept number is wrong', ['I12'], (_, reads) => void (reads.counts[0]!.kept = 2)],
    [
      'more people than places',
      ['I12'],
      (_, reads) => void reads.counts.push({ what: 'reserved', id: 'activity-2', kept: 3, counted: 3, most: 2 }),
    ],
  ],
}

test('a good history has nothing to say', () => {
  expect(judge(goodLines(), goodReads(), notices).flatMap(({ findings }) => findings)).toEqual([])
})

test('a crowd may come over to another live node, with its open files; nowhere else, and what nobody caught stays an alarm', () => {
  const grown = (process: string): Line[] => [
    ...goodLines(),
    { line: 'weighed', at: 0, process, pid: 8, megabytes: 120, files: 80 },
    { line: 'weighed', at: 300_000, process, pid: 8, megabytes: 120, files: 80 },
    { line: 'weighed', at: 950_000, process, pid: 8, megabytes: 145, files: 1_130 },
  ]
  const broken = (process: string, crowd: number) =>
    judge(grown(process), goodReads(), notices, crowd).find(({ name }) => name === 'I10')!.findings.length
  expect([broken('live1', 0), broken('live1', 900), broken('live1', 1_000)]).toEqual([2, 1, 0])
  expect(broken('http2', 1_000)).toBe(1)
  const reads = goodReads()
  reads.alarms.push({ process: 'http1', text: 'unhandled' })
  const { findings } = judge(grown('live1'), reads, notices, 1_000).find(({ name }) => name === 'I10')!
  expect(findings).toEqual(['http1: unhandled'])
})

test('every invariant has a case', () => {
  expect(judge(goodLines(), goodReads(), notices).map(({ name }) => name)).toEqual(Object.keys(cases))
})

describe.each(Object.entries(cases))('%s', (_name, list) => {
  test.each(list)('%s', (_what, noticed, spoil) => {
    const [lines, reads] = [goodLines(), goodReads()]
    spoil(lines, reads)
    expect(spoken(lines, reads)).toEqual(noticed)
  })
})

test('an unknown call may have happened or not', () => {
  for (const copies of [0, 1]) {
    const [lines, reads] = [goodLines(), goodReads()]
    lines.push(called({ key: 'k-maybe', outcome: 'unknown', answers: [503] }))
    if (copies) reads.rows.push({ thing: 'post', key: 'k-maybe', id: 'post-4', status: null })
    expect(spoken(lines, reads)).toEqual([])
  }
})

test('how soon a process says that the database is away is counted from the harm, not from the order to do it', () => {
  const said = (at: number): Line => ({ line: 'seen', at, process: 'http2', ready: 503, healthy: 200 })
  expect(spoken([...goodLines(), said(12_400)], goodReads())).toEqual([])
  expect(spoken([...goodLines(), said(12_401)], goodReads())).toEqual(['I11'])
})

test('a session may be served for five seconds, and a process that is the victim may be silent', () => {
  const lines = goodLines()
  lines.push({ line: 'revoked', at: 6_900, who: 'jonas.egloff', ended: 2_000, status: 200 })
  lines.push({
    line: 'fault',
    at: 50_000,
    hurt: 50_500,
    over: 60_000,
    end: 70_000,
    name: 'kill-live',
    twoWrote: false,
    backSeconds: 2,
  })
  for (const at of [51_000, 55_000, 59_000])
    lines.push({ line: 'seen', at, process: 'live1', ready: 'fetch failed', healthy: 'fetch failed' })
  expect(spoken(lines, goodReads())).toEqual([])
})
