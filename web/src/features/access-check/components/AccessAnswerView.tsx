import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import labels from '@werkplatz/content/labels/access-check.json'
import type { AccessAnswer } from '@werkplatz/contract/access-check/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { SideLayout } from '../../../ui/page/SideLayout.tsx'
import { missingIn, ruleName, RuleTrace, SightTrace } from './RuleTrace.tsx'

import styles from './AccessAnswerView.module.css'

const hidden: Readonly<Record<string, string>> = labels.hidden

type AccessAnswerViewProps = { answer: AccessAnswer; name: string; action: string }

/** A plain answer, the rules in their order, what would change it. */
export function AccessAnswerView({ answer, name, action }: AccessAnswerViewProps) {
  const { verdict, hindrance, grants, sight } = answer
  const rule = grants.find(({ allows }) => allows)
  const isPartly = sight?.isWhole === false
  const isSeen = verdict === 'ALLOWED' && !isPartly
  const Glyph = isSeen ? IconEye : IconEyeOff
  return (
    <SideLayout side={<Changes answer={answer} />}>
      <Card as="section">
        <div className={styles.head}>
          <span className={styles.icon} data-seen={isSeen}>
            <Glyph size={28} stroke={1.75} aria-hidden />
          </span>
          <div>
            <h2 className={styles.verdict}>{fillIn(saidOf(answer), { name })}</h2>
            <p className={styles.by}>{rule ? fillIn(labels.byRule, { rule: ruleName(rule) }) : labels.noRule}</p>
          </div>
        </div>
        {hindrance && <Note kind="warning">{fillIn(labels.hindrances[hindrance], { name })}</Note>}
        {sight && isPartly && (
          <>
            <Note kind="warning">{hidden[action]}</Note>
            <h3 className={styles.heading}>{labels.whole}</h3>
            <SightTrace ways={sight.ways} />
          </>
        )}
        <h3 className={styles.heading}>{labels.rules}</h3>
        <RuleTrace grants={grants} name={name} />
      </Card>
    </SideLayout>
  )
}

function saidOf({ verdict, sight }: AccessAnswer): string {
  if (verdict === 'FORBIDDEN') return labels.forbidden
  if (verdict === 'NOT_FOUND') return labels.notFound
  return sight?.isWhole === false ? labels.partly : labels.yes
}

/** Whose a thing is nobody changes. */
function waysOf({ verdict, grants, nearest, sight }: AccessAnswer): string[] {
  if (verdict !== 'ALLOWED') return [...new Set(nearest.map((i) => missingIn(grants[i]!).join('. ')))].filter(Boolean)
  if (!sight || sight.isWhole) return []
  return sight.ways.flatMap(({ word, isTrue }) => (isTrue || word === 'self' ? [] : [labels.words[word]]))
}

function Changes({ answer }: { answer: AccessAnswer }) {
  const ways = waysOf(answer)
  return (
    <>
      <Card as="section" title={labels.change}>
        {ways.length === 0 ? (
          <p>{labels.nothing}</p>
        ) : (
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        )}
      </Card>
      <Note>{labels.trail}</Note>
    </>
  )
}
