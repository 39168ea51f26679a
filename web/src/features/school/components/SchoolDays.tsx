import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/school.json'
import { useId, useState } from 'react'

import { IconButton } from '../../../ui/button/IconButton.tsx'
import { SectionHeader } from '../../../ui/page/SectionHeader.tsx'
import { schooldaysQuery } from '../api.ts'
import { SchoolDaysDialog } from './SchoolDaysDialog.tsx'

import styles from './SchoolDays.module.css'

/** On which days somebody is at school; one's own can be changed. Who may not know them sees nothing of it. */
export function SchoolDays({ userId, isOwn }: { userId: string; isOwn: boolean }) {
  const { data } = useQuery(schooldaysQuery(userId))
  const [isEditing, setEditing] = useState(false)
  const headingId = useId()
  if (!data || (!isOwn && data.days.length === 0)) return null
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeader
        id={headingId}
        title={messages.schoolDaysHeading.text}
        end={
          isOwn && (
            <IconButton
              label={messages.schoolDaysEdit.text}
              icon={<IconPencil stroke={1.75} aria-hidden />}
              onClick={() => setEditing(true)}
            />
          )
        }
      />
      {data.days.length === 0 ? (
        <p className={styles.empty}>{messages.schoolDaysEmpty.text}</p>
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
