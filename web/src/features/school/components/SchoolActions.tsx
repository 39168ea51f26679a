import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/school.json'

import { Button } from '../../../ui/button/Button.tsx'
import { useCreateSemester } from '../actions.ts'
import { semestersQuery } from '../api.ts'
import { QuickMark } from '../quick/QuickMark.tsx'

/** Beside the title of one's own school grades. */
export function SchoolActions() {
  const { data } = useQuery(semestersQuery)
  const create = useCreateSemester()
  if (!data || data.content.length === 0) return null
  return (
    <>
      <Button icon={<IconPlus stroke={1.75} aria-hidden />} onClick={() => void create(data.content[0]!)}>
        {labels.create}
      </Button>
      <QuickMark />
    </>
  )
}
