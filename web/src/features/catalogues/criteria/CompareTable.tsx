import labels from '@werkplatz/content/labels/catalogues.json'
import type { CriteriaVersion } from '@werkplatz/contract/catalogues/criteria-schemas.ts'
import { Fragment, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { Segmented } from '../../../ui/segmented/Segmented.tsx'
import { StatusTag, type StatusTone } from '../../shared/StatusTag.tsx'
import { type Compared, compare, type Criterion, type Difference } from './compare.ts'

import styles from './CompareTable.module.css'

const copy = labels.criteria
const tones: Record<Difference, StatusTone> = {
  ADDED: 'APPROVED',
  CHANGED: 'ONGOING',
  REMOVED: 'REJECTED',
  SAME: 'DRAFT',
}
const counts: [Difference, string][] = [
  ['ADDED', copy.countNew],
  ['CHANGED', copy.countChanged],
  ['REMOVED', copy.countRemoved],
  ['SAME', copy.countSame],
]
const shows = [
  { value: 'CHANGES', label: copy.onlyChanges },
  { value: 'ALL', label: copy.all },
] as const
type Shows = (typeof shows)[number]['value']

type CompareTableProps = { base: CriteriaVersion; version: CriteriaVersion }

/** What is different from the version before; everything else only if asked for. */
export function CompareTable({ base, version }: CompareTableProps) {
  const [show, setShow] = useState<Shows>('CHANGES')
  const all = compare(base, version)
  const rows = all.filter(({ difference }) => show === 'ALL' || difference !== 'SAME')
  const title = fillIn(copy.against, { n: version.version, base: base.version })
  return (
    <Card
      as="section"
      title={title}
      actions={<Segmented<Shows> label={copy.show} value={show} onChange={setShow} options={shows} />}
    >
      <p className={styles.counts}>
        {counts.map(([difference, text]) => (
          <span key={difference}>
            {fillIn(text, { count: all.filter((one) => one.difference === difference).length })}
          </span>
        ))}
      </p>
      {rows.length === 0 ? (
        <p className="muted">{copy.noChanges}</p>
      ) : (
        <table className={styles.table}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.difference}</th>
              <th scope="col">{fillIn(copy.only, { n: base.version })}</th>
              <th scope="col">{fillIn(copy.only, { n: version.version })}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <Fragment key={row.id}>
                {row.group !== rows[i - 1]?.group && (
                  <tr>
                    <th colSpan={3} scope="colgroup" className={styles.group}>
                      {row.group}
                    </th>
                  </tr>
                )}
                <Row row={row} />
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

function Row({ row: { difference, before, after } }: { row: Compared }) {
  return (
    <tr>
      <td>
        <StatusTag tone={tones[difference]} label={copy[difference]} />
      </td>
      <td className={styles.before}>
        <Words criterion={before} />
      </td>
      <td>
        <Words criterion={after} />
      </td>
    </tr>
  )
}

function Words({ criterion }: { criterion: Criterion | null }) {
  if (!criterion) return <span className="muted">–</span>
  return (
    <>
      <b>{criterion.name}</b>
      <p className={styles.text}>{criterion.description}</p>
    </>
  )
}
