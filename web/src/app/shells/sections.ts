// The five sections of the dashboard, in the rail and in the bottom bar.
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'

import { isBuilt } from '../../lib/built-screens.ts'
import { paths } from '../../lib/paths.ts'

const planned = [
  { label: 'Home', to: paths.dashboard(), icon: IconHome },
  { label: 'Aktivitäten', to: paths.activities(), icon: IconBuildingStore },
  { label: 'Bewerbungen', to: paths.applications(), icon: IconSend },
  { label: 'Betrieb', to: paths.company(), icon: IconBriefcase },
  { label: 'Community', to: paths.community(), icon: IconUsersGroup },
]

export const sections = planned.filter(({ to }) => isBuilt(to))

/** page: exactly here. true: somewhere below. */
export function currentSection(pathname: string, to: string): 'page' | 'true' | undefined {
  const path = pathname.replace(/\/+$/, '')
  if (path === to) return 'page'
  return to !== paths.dashboard() && path.startsWith(`${to}/`) ? 'true' : undefined
}

/** The five sections themselves show the mark on narrow screens, everything below a way back. */
export const isSection = (pathname: string) => sections.some(({ to }) => to === pathname.replace(/\/+$/, ''))
