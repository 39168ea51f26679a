import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/school.json'
import { useId, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { SectionHeader } from '../../../ui/page/SectionHeader.tsx'
import { schooldaysQuery } from '../api.ts'
import { SchoolDaysDialog } from './SchoolDaysDialog.tsx'

import styles from './SchoolDays.module.css'

export type SchoolDaysProps = { userId: string; nameFirst: string; isOwn: boolean }

/** The days somebody is at school; the person's own can be changed. Hidden from readers who may not know them. */
export function SchoolDays({ userId, nameFirst, isOwn }: SchoolDaysProps) {
  const { data } = useQuery(schooldaysQuery(userId))
  const [isEditing, setEditing] = useState(false)
  const headingId = useId()
  if (!data) return null
  const isEmpty = data.days.length === 0
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeader
        id={headingId}
        title={messages.schoolDaysHeading.text}
        end={
          isOwn &&
          !isEmpty && (
            <IconButton
              label={messages.schoolDaysEdit.text}
              icon={<IconPencil stroke={1.75} aria-hidden />}
              onClick={() => setEditing(true)}
            />
          )
        }
      />
      {isEmpty ? (
        <>
          <p className={styles.empty}>
            {isOwn ? messages.schoolDaysEmpty.text : fillIn(messages.whoMakesSchoolDays.text, { nameFirst })}
          </p>
          {isOwn && (
            <Button
              className={styles.add}
              icon={<IconSchool stroke={1.75} aria-hidden />}
              onClick={() => setEditing(true)}
            >
              {messages.schoolDaysAdd.text}
            </Button>
          )}
        </>
      ) : (
        <ul className={styles.days}>
          {data.days.map((day) => (
            <li key={day}>
              <IconSchool size={18} stroke={1.75} aria-hidden />
              {day}
            </li>
          ))}
        </ul>
      )}
      {data.schoolDayText && <p className={styles.text}>{data.schoolDayText}</p>}
      {isEditing && <SchoolDaysDialog schooldays={data} onClose={() => setEditing(false)} />}
    </section>
  )
}
