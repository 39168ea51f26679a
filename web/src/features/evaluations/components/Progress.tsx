import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import labels from '@werkplatz/content/labels/evaluations.json'
import type { EvaluationDetails, PartState } from '@werkplatz/contract/evaluations/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { type Step, Steps } from '../../../ui/steps/Steps.tsx'

/** Who is still to come, and what comes then. */
export function Progress({ evaluation }: { evaluation: EvaluationDetails }) {
  const { side, apprenticeName, contactName, apprenticeState, contactState, evaluationStatus } = evaluation
  const isContact = side === 'CONTACT'
  const first = isContact
    ? { name: contactName, state: contactState }
    : { name: apprenticeName, state: apprenticeState }
  const second = isContact
    ? { name: apprenticeName, state: apprenticeState }
    : { name: contactName, state: contactState }
  const part = (id: string, { name, state }: { name: string; state: PartState }, isOwn: boolean): Step => {
    const isOpen = state === 'OPEN'
    const own = isOpen ? labels.ownOpen : labels.ownSubmitted
    const other = fillIn(isOpen ? labels.otherOpen : labels.otherSubmitted, { name })
    return { id, state: isOpen ? 'now' : 'done', title: isOwn ? own : other, icon: IconPencil }
  }
  const isComplete = evaluationStatus !== 'DRAFT'
  const isDiscussed = evaluationStatus === 'DISCUSSED'
  return (
    <Steps
      label={labels.steps}
      steps={[
        part('first', first, side !== null),
        part('second', second, false),
        {
          id: 'talk',
          state: isDiscussed ? 'done' : isComplete ? 'now' : 'open',
          title: isDiscussed ? labels.talkedAbout : labels.talk,
          subtitle: isComplete ? undefined : labels.talkWhen,
          icon: IconMessages,
        },
      ]}
    />
  )
}
