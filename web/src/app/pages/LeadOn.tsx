import { Navigate, useLocation } from 'react-router'

import { pageMeta } from '../../lib/page-meta.ts'
import { paths } from '../../lib/paths.ts'
import { screens } from '../../lib/screens.ts'
import { titleOf } from '../shells/page-titles.ts'

export const meta = ({ location: { pathname } }: { location: { pathname: string } }) => pageMeta(titleOf(pathname))

/** A level of the breadcrumbs without a page of its own. */
export default function LeadOn() {
  const { pathname } = useLocation()
  return <Navigate replace to={screens[pathname.replace(/\/+$/, '')]?.to ?? paths.dashboard()} />
}
