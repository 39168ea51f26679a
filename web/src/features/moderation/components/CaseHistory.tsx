import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import labels from '@werkplatz/content/labels/moderation.json'
import type { Report } from '@werkplatz/contract/moderation/schemas.ts'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDateTime } from '../../../lib/format-date.ts'
import { Steps, type Step } from '../../../ui/steps/Steps.tsx'
import { decisionLabels, reportedTimes } from '../labels.ts'

import styles from './ReportCase.module.css'

/** When, and by whom if that is known. */
const at = (date: string | null, name?: string) =>
  date === null ? '' : name ? fillIn(labels.byAt, { date: formatDateTime(date), name }) : formatDateTime(date)

/** How a decided case came to where it is. */
export function CaseHistory({ report }: { report: Report }) {
  return (
    <section className={styles.form}>
      <h3 className={styles.formTitle}>{labels.history}</h3>
      <Steps label={labels.history} steps={[...decidedSteps(report), ...objectionSteps(report)]} />
    </section>
  )
}

function decidedSteps(report: Report): Step[] {
  const { dateCreated, dateTaken, taker, decision, dateDecided, decider, reasons, answer } = report
  const { dateRestored, restoreReasons } = report
  const before: Step[] = [
    {
      id: 'reported',
      state: 'done',
      title: labels.stepReported,
      subtitle: `${formatDateTime(dateCreated)}, ${reportedTimes(report)}`,
      icon: IconFlag,
    },
    { id: 'taken', state: 'done', title: labels.stepTaken, subtitle: at(dateTaken, taker?.name), icon: IconUserCheck },
  ]
  return [
    ...(report.reportCount === 0 ? [] : before),
    {
      id: 'decided',
      state: 'done',
      title: fillIn(labels.stepDecided, { decision: decisionLabels[decision!] }),
      subtitle: (
        <>
          {at(dateDecided, decider?.name)}
          <dl className={classNames(styles.words, styles.told)}>
            <dt>{labels.reasonsOfDecision}</dt>
            <dd>{reasons}</dd>
            {answer && (
              <>
                <dt>{labels.answerOfDecision}</dt>
                <dd>{answer}</dd>
              </>
            )}
          </dl>
        </>
      ),
      icon: IconGavel,
    },
    ...(dateRestored && !report.objection
      ? [
          {
            id: 'restored',
            state: 'done' as const,
            title: labels.stepRestored,
            subtitle: [at(dateRestored), restoreReasons].filter(Boolean).join(', '),
            icon: IconFlag,
          },
        ]
      : []),
  ]
}

function objectionSteps({ objection, objectionDetails: details }: Report): Step[] {
  if (!details) return []
  const isOpen = objection === 'OPEN'
  return [
    {
      id: 'objected',
      state: isOpen ? 'now' : 'done',
      title: fillIn(labels.stepObjected, { name: details.author.name }),
      subtitle: at(details.dateCreated),
      icon: IconScale,
    },
    {
      id: 'second',
      state: isOpen ? 'open' : 'done',
      title: isOpen ? labels.stepSecond : objection === 'CHANGED' ? labels.stepChanged : labels.stepUpheld,
      subtitle: !isOpen && (
        <>
          {at(details.dateDecided, details.decider?.name)}
          <p>{details.reasons}</p>
        </>
      ),
      icon: IconGavel,
    },
  ]
}
