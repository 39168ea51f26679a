import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import labels from '@werkplatz/content/labels/access-check.json'
import type { AccessAnswer, TracedGrant } from '@werkplatz/contract/access-check/schemas.ts'
import { roleLabels } from '@werkplatz/contract/rules/roles.ts'

import { fillIn } from '../../../lib/fill-in.ts'

import styles from './RuleTrace.module.css'

/** Who the cell is for, in words; where it is for everybody, what it asks. */
export function ruleName({ permission, roles, isWidened, parts }: TracedGrant): string {
  const named = roles
    ? fillIn(labels.needsRole, { roles: roles.map((role) => roleLabels[role]).join(', ') })
    : permission
      ? fillIn(labels.needsPermission, { permission })
      : parts.map(({ word }) => labels.words[word]).join(', ') || labels.everybody
  return isWidened ? `${named}, ${labels.widened}` : named
}

/** What a cell misses, in words. */
export const missingIn = (grant: TracedGrant): string[] => [
  ...(grant.isHeld ? [] : [ruleName(grant)]),
  ...grant.parts.flatMap(({ word, isTrue }) => (isTrue ? [] : [labels.words[word]])),
]

/** Every cell of the rule in its order, part by part. Never colour alone. */
export function RuleTrace({ grants, name }: { grants: AccessAnswer['grants']; name: string }) {
  return (
    <ol className={styles.rules}>
      {grants.map((grant, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the cells of a rule have no other name than their place
        <li key={i} className={styles.rule}>
          <Mark truth={grant.allows} />
          <div className={styles.words}>
            <b>{ruleName(grant)}</b>
            <Parts grant={grant} name={name} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A cell for everybody is named after the one thing it asks. */
function Parts({ grant: { permission, roles, isHeld, parts }, name }: { grant: TracedGrant; name: string }) {
  const isNamed = permission !== null || roles !== null
  if (!isNamed && parts.length < 2) return null
  return (
    <ul className={styles.parts}>
      {isNamed && <Line truth={isHeld} text={fillIn(isHeld ? labels.holds : labels.holdsNot, { name })} />}
      {parts.map(({ word, isTrue }) => (
        <Line key={word} truth={isTrue} text={labels.words[word]} />
      ))}
    </ul>
  )
}

/** What decides about the rest of a thing that may be opened. */
export function SightTrace({ ways }: { ways: NonNullable<AccessAnswer['sight']>['ways'] }) {
  return (
    <ul className={styles.rules}>
      {ways.map(({ word, isTrue }) => (
        <Line key={word} truth={isTrue} text={labels.words[word]} />
      ))}
    </ul>
  )
}

function Line({ truth, text }: { truth: boolean | null; text: string }) {
  return (
    <li className={styles.part}>
      <Mark truth={truth} />
      <span>{text}</span>
    </li>
  )
}

function Mark({ truth }: { truth: boolean | null }) {
  const [Glyph, said] =
    truth === null ? [IconMinus, labels.unknown] : truth ? [IconCheck, labels.true] : [IconX, labels.false]
  return (
    <span className={styles.mark} data-truth={String(truth)}>
      <Glyph size={18} stroke={2} aria-hidden />
      <span className="sr-only">{said}</span>
    </span>
  )
}
