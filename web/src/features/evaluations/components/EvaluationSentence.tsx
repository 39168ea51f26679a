import messages from '@werkplatz/content/messages/evaluations.json'
import type { EvaluationDetails } from '@werkplatz/contract/evaluations/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { dayNumber, zurichDayNumber } from '../../../lib/zurich-clock.ts'
import { Note } from '../../../ui/note/Note.tsx'

/** What there is to know before anything can be read, in one sentence. */
export function EvaluationSentence({ evaluation }: { evaluation: EvaluationDetails }) {
  const { side, isFrozen, isTooEarly, evaluationStatus, assignmentStart, assignmentEnd } = evaluation
  if (isFrozen && evaluationStatus === 'DRAFT') return <Note kind="warning">{messages.frozenPending.text}</Note>
  if (isTooEarly) return <Note>{fillIn(messages.notYetOpen.text, { date: formatDate(assignmentStart) })}</Note>
  const markerName = otherMark(evaluation)
  if (markerName) return <Note>{fillIn(messages.discussedByOther.text, { markerName })}</Note>
  if (evaluationStatus !== 'DRAFT') return null
  if (!side) return <Note>{messages.beforeTrainer.text}</Note>
  const isContact = side === 'CONTACT'
  const name = isContact ? evaluation.apprenticeName : evaluation.contactName
  const [own, other] = isContact
    ? [evaluation.contactState, evaluation.apprenticeState]
    : [evaluation.apprenticeState, evaluation.contactState]
  if (own !== 'OPEN') return <Note>{fillIn(messages.beforeBothSubmitted.text, { name })}</Note>
  if (other !== 'OPEN') return <Note>{fillIn(messages.beforeOtherSubmitted.text, { name })}</Note>
  if (isOver(assignmentEnd))
    return <Note>{fillIn(messages.openAfterEnd.text, { date: formatDate(assignmentEnd) })}</Note>
  return <Note>{messages.openNow.text}</Note>
}

const isOver = (day: string) => dayNumber(day) < zurichDayNumber(Date.now())

/** Who has marked it while the reader has not. */
function otherMark({ side, can, apprenticeState, contactState, apprenticeName, contactName }: EvaluationDetails) {
  if (!can.discuss) return null
  if (side === 'CONTACT') return apprenticeState === 'DISCUSSED' ? apprenticeName : null
  return contactState === 'DISCUSSED' ? contactName : null
}
