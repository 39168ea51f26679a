import labels from '@werkplatz/content/labels/access-check.json'
import type { AccessAnswer } from '@werkplatz/contract/access-check/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { SideLayout } from '../../../ui/page/SideLayout.tsx'
import { missingIn, ruleName, RuleTrace } from './RuleTrace.tsx'

import styles from './AccessAnswerView.module.css'

type AccessAnswerViewProps = { answer: AccessAnswer; name: string }

/** A plain answer, the rules in their order, what would change it. */
export function AccessAnswerView({ answer, name }: AccessAnswerViewProps) {
  const { verdict, hindrance, grants } = answer
  const said = verdict === 'ALLOWED' ? labels.yes : verdict === 'FORBIDDEN' ? labels.forbidden : labels.notFound
  const rule = grants.find(({ allows }) => allows)
  return (
    <SideLayout side={<Changes answer={answer} />}>
      <Card as="section">
        <h2 className={styles.verdict}>{fillIn(said, { name })}</h2>
        <p className={styles.by}>{rule ? fillIn(labels.byRule, { rule: ruleName(rule) }) : labels.noRule}</p>
        {hindrance && <Note kind="warning">{fillIn(labels.hindrances[hindrance], { name })}</Note>}
        <h3 className={styles.heading}>{labels.rules}</h3>
        <RuleTrace grants={grants} name={name} />
      </Card>
    </SideLayout>
  )
}

function Changes({ answer: { verdict, grants, nearest } }: { answer: AccessAnswer }) {
  const ways = [...new Set(nearest.map((i) => missingIn(grants[i]!).join('. ')))].filter(Boolean)
  return (
    <>
      <Card as="section" title={labels.change}>
        {verdict === 'ALLOWED' || ways.length === 0 ? (
          <p>{labels.nothing}</p>
        ) : (
          <ol className={styles.ways}>
            {ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ol>
        )}
      </Card>
      <Note>{labels.trail}</Note>
    </>
  )
}
