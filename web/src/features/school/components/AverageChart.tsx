import labels from '@werkplatz/content/labels/school.json'
import type { Semester } from '@werkplatz/contract/school/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { usePhone } from '../../../lib/use-phone.ts'
import { Card } from '../../../ui/card/Card.tsx'

import styles from './AverageChart.module.css'

const LOWEST = 3
const HIGHEST = 6
const TOP = 26

/** The averages of all semesters with marks, oldest first; from two on. */
export function AverageChart({ semesters }: { semesters: readonly Semester[] }) {
  const isPhone = usePhone()
  const width = isPhone ? 326 : 820
  const bottom = isPhone ? 162 : 176
  const points = semesters.flatMap(({ average, year, semester }) =>
    average === null ? [] : [{ average, number: `${year}.${semester}` }],
  )
  if (points.length < 2) return null
  points.reverse()
  const from = 64
  const step = (width - 40 - from) / (points.length - 1)
  const x = (n: number) => from + n * step
  // What lies below the scale stays on its lowest line; its number is true all the same.
  const y = (grade: number) => bottom - ((Math.max(LOWEST, grade) - LOWEST) / (HIGHEST - LOWEST)) * (bottom - TOP)
  const told = points.map(({ number, average }) => fillIn(labels.chartPoint, { number, average: average.toFixed(2) }))
  return (
    <Card as="section" aria-labelledby="school-chart">
      <header className={styles.head}>
        <h2 id="school-chart">{labels.yourAverage}</h2>
        <span>{labels.sufficientLine}</span>
      </header>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${bottom + 34}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing, not a file
        role="img"
        aria-label={fillIn(labels.chart, { points: told.join(', ') })}
      >
        {[3, 4, 5, 6].map((grade) => (
          <g key={grade}>
            <line
              x1={34}
              x2={width - 10}
              y1={y(grade)}
              y2={y(grade)}
              className={grade === 4 ? styles.sufficient : styles.line}
            />
            <text x={0} y={y(grade) + 5} className={styles.axis}>
              {grade.toFixed(1)}
            </text>
          </g>
        ))}
        <polyline className={styles.path} points={points.map(({ average }, n) => `${x(n)},${y(average)}`).join(' ')} />
        {points.map(({ average, number }, n) => {
          const isLast = n === points.length - 1
          return (
            <g key={number}>
              <circle cx={x(n)} cy={y(average)} r={isLast ? 8 : 5.5} className={isLast ? styles.last : styles.point} />
              <text x={x(n)} y={y(average) - 17} textAnchor="middle" className={isLast ? styles.now : styles.value}>
                {average.toFixed(2)}
              </text>
              <text x={x(n)} y={bottom + 26} textAnchor="middle" className={styles.axis}>
                {number}
              </text>
            </g>
          )
        })}
      </svg>
    </Card>
  )
}
