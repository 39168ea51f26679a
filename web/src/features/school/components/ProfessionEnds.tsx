import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/school.json'

import { useUser } from '../../../api/session/session.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Note } from '../../../ui/note/Note.tsx'
import { professionsQuery } from '../../people/api.ts'

/** Every training takes that long. */
const SHORTEST_YEARS = 2

/** Says that a profession ends before this year. A hint, no refusal: people repeat a year. */
export function ProfessionEnds({ year }: { year: number }) {
  const profession = useUser()?.profession ?? null
  const isAsked = profession !== null && year > SHORTEST_YEARS
  const { data } = useQuery({ ...professionsQuery, enabled: isAsked })
  const years = data?.find(({ name }) => name === profession)?.durationYears
  if (!isAsked || years === undefined || year <= years) return null
  return <Note>{fillIn(messages.professionEnds.text, { years })}</Note>
}
