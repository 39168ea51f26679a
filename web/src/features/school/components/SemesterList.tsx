import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import labels from '@werkplatz/content/labels/school.json'
import messages from '@werkplatz/content/messages/school.json'
import type { Semester } from '@werkplatz/contract/school/schemas.ts'
import { Link } from 'react-router'

import { paths } from '../../../lib/paths.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { GradeTag } from '../../shared/GradeTag.tsx'
import { markCount, semesterTitle } from '../words.ts'
import { Change } from './Change.tsx'

import styles from './SemesterList.module.css'

/** Newest first, each with its average and how it changed. */
export function SemesterList({ semesters }: { semesters: readonly Semester[] }) {
  return (
    <Card as="section" padding="none" aria-label={labels.semesters}>
      <ul className={styles.list}>
        {semesters.map((one, n) => {
          const before = semesters[n + 1]?.average ?? null
          return (
            <li key={one.schoolSemesterId}>
              <Link className={styles.row} to={paths.semester(one.schoolSemesterId, one.year, one.semester)}>
                <span className={styles.text}>
                  <span className={styles.title}>{semesterTitle(one)}</span>
                  <span className={styles.count}>
                    {markCount(one.markCount)}
                    {n === 0 && `, ${labels.running}`}
                  </span>
                </span>
                <span className={styles.change}>
                  {one.average !== null && before !== null && <Change from={before} to={one.average} />}
                </span>
                {one.average === null ? (
                  <span className={styles.none}>{messages.averageNone.text}</span>
                ) : (
                  <GradeTag grade={one.average} variant="average" decimals={2} />
                )}
                <IconChevronRight size={20} stroke={1.75} aria-hidden />
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
