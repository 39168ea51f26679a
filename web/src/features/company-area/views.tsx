// The views of the company page. Which a person gets follows from what the server said they may do.
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs'
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconUserCog from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import labels from '@werkplatz/content/labels/company-area.json'
import type { UserDetails } from '@werkplatz/contract/accounts/schemas.ts'
import type { ReactNode } from 'react'

export const viewKey = 'werkplatz.company.filter'

type Can = UserDetails['can']

interface KnownView {
  id: string
  label: string
  icon: ReactNode
  /** Absent: for everybody. */
  needs?: keyof Can
  /** Follows the switch «Nur meine Lernenden». */
  hasMine?: true
}

const known = [
  {
    id: 'OWN_ASSIGNMENT',
    label: labels.ownAssignments,
    icon: <IconBriefcase stroke={1.75} />,
    needs: 'assignment.create',
  },
  {
    id: 'APPRENTICE_ASSIGNMENT',
    label: labels.apprenticeAssignments,
    icon: <IconUsers stroke={1.75} />,
    needs: 'assignment.oversee',
    hasMine: true,
  },
  {
    id: 'APPROVE_ASSIGNMENT',
    label: labels.toApprove,
    icon: <IconClipboardCheck stroke={1.75} />,
    needs: 'assignment.oversee',
    hasMine: true,
  },
  { id: 'EVALUATIONS', label: labels.evaluations, icon: <IconChecklist stroke={1.75} /> },
  {
    id: 'SCHOOL_GRADES',
    label: labels.schoolGrades,
    icon: <IconCertificate stroke={1.75} />,
    needs: 'semester.keep',
  },
  { id: 'ACCOMPANIED', label: labels.accompanied, icon: <IconHeartHandshake stroke={1.75} /> },
  {
    id: 'APPRENTICES',
    label: labels.apprentices,
    icon: <IconSchool stroke={1.75} />,
    needs: 'person.listApprentices',
    hasMine: true,
  },
  { id: 'USERS', label: labels.users, icon: <IconUserCog stroke={1.75} />, needs: 'person.listUsers' },
] as const satisfies readonly KnownView[]

export type ViewId = (typeof known)[number]['id']
export type View = KnownView & { id: ViewId }

/** In the order of the menu. */
export const viewsOf = (can: Can | undefined): View[] =>
  (known as readonly View[]).filter(({ needs }) => !needs || can?.[needs])

/** The apprentices for who looks after them, the own assignments for apprentices, evaluations for all others. */
const first: readonly ViewId[] = ['APPRENTICES', 'OWN_ASSIGNMENT', 'EVALUATIONS']

/** As they are taken when neither the address nor the last choice says which. */
export const byPreference = (views: readonly View[]): ViewId[] => {
  const rank = (id: ViewId) => (first.includes(id) ? first.indexOf(id) : first.length)
  return views.map(({ id }) => id).toSorted((one, other) => rank(one) - rank(other))
}
