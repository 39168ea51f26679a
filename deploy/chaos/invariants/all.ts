// The twelve invariants (docs/operations/faults.md): each a function of the history and of what is there at the end.
import type { Line } from '../history.ts'
import type { Reads } from '../reads.ts'
import { countsAreTrue } from './counts.ts'
import { endedIsEnded, nobodyGetsIn } from './doors.ts'
import { onlyCleanIsServed } from './files.ts'
import { chatsAgree } from './live.ts'
import { processesStayWhole, readyIsTrue, type Notices } from './processes.ts'
import { queuesAreEmpty, toldOnce } from './told.ts'
import { trailIsAPath } from './trail.ts'
import { acknowledgedIsThere, nothingTwice } from './writes.ts'

export interface Verdict {
  name: string
  says: string
  findings: string[]
}

/** `crowd`: how many live besides the people whose every call is known. */
export function judge(lines: readonly Line[], reads: Reads, notices: Notices, crowd = 0): Verdict[] {
  const verdict = (name: string, says: string, findings: string[]): Verdict => ({ name, says, findings })
  return [
    verdict('I1', 'what was acknowledged is there and readable', acknowledgedIsThere(lines, reads)),
    verdict('I2', 'refused is absent, nothing is there twice', nothingTwice(lines, reads)),
    verdict('I3', 'every audit trail is a path of its table', trailIsAPath(lines, reads)),
    verdict('I4', 'everybody is told once, no mail is lost', toldOnce(lines, reads)),
    verdict('I5', 'queues are empty within 60 s', queuesAreEmpty(lines, reads)),
    verdict('I6', 'devices know what the database keeps', chatsAgree(lines, reads)),
    verdict('I7', 'nobody gets in who may not', nobodyGetsIn(lines)),
    verdict('I8', 'only clean files are served, rows and objects agree', onlyCleanIsServed(lines, reads)),
    verdict('I9', 'an ended session is refused within 5 s', endedIsEnded(lines)),
    verdict('I10', 'processes stay whole', processesStayWhole(lines, reads, crowd)),
    verdict('I11', '/readyz and /healthz say the truth', readyIsTrue(lines, notices)),
    verdict('I12', 'kept numbers are true', countsAreTrue(lines, reads)),
  ]
}
