// The title of every page, by its path: breadcrumbs on wide screens, the header's title on narrow ones.
import { paths } from '../../lib/paths.ts'

interface PageTitle {
  crumb: string
  /** On narrow screens the title stands alone and needs more than «Detail». */
  title?: string
  /** A level that is no page of its own leads here instead. */
  to?: string
}

// oxfmt-ignore
const pageTitles: Record<string, PageTitle> = {
  '/dashboard':                                  { crumb: 'Home' },
  '/dashboard/setup':                            { crumb: 'Profil einrichten' },
  '/dashboard/imprint':                          { crumb: 'Impressum' },
  '/dashboard/terms':                            { crumb: 'AGB' },
  '/dashboard/contact':                          { crumb: 'Kontakt' },
  '/dashboard/activities':                       { crumb: 'Aktivitäten' },
  '/dashboard/activities/detail':                { crumb: 'Detail', title: 'Aktivität' },
  '/dashboard/activities/form':                  { crumb: 'Editor', title: 'Aktivität' },
  '/dashboard/applications':                     { crumb: 'Bewerbungen' },
  '/dashboard/applications/detail':              { crumb: 'Detail', title: 'Bewerbung' },
  '/dashboard/applications/form':                { crumb: 'Bewerben' },
  '/dashboard/applications/approval/detail':     { crumb: 'Externe Anfrage' },
  '/dashboard/company':                          { crumb: 'Betrieb' },
  '/dashboard/company/assignment':               { crumb: 'Einsatz' },
  '/dashboard/company/assignment/form':          { crumb: 'Editor', title: 'Einsatz' },
  '/dashboard/company/evaluation':               { crumb: 'Bewertung' },
  '/dashboard/company/evaluation/form':          { crumb: 'Editor', title: 'Bewertung' },
  '/dashboard/company/school-semester':          { crumb: 'Schulnoten', to: paths.company() },
  '/dashboard/company/school-semester/detail':   { crumb: 'Semester' },
  '/dashboard/company/school-semesters':         { crumb: 'Alle Semester' },
  '/dashboard/community':                        { crumb: 'Community' },
  '/dashboard/community/profile':                { crumb: 'Profil' },
  '/dashboard/community/post':                   { crumb: 'Beitrag' },
  '/dashboard/community/follow':                 { crumb: 'Follows & Follower' },
  '/dashboard/control-panel':                    { crumb: 'Kontrollzentrum' },
}

const unknown: PageTitle = { crumb: 'Seite nicht gefunden' }

export interface Crumb {
  label: string
  to: string
}

const trim = (pathname: string) => pathname.replace(/\/+$/, '')

/** From Home to the page itself. An id belongs to the thing, so it travels from its editor up to its detail. */
export function crumbsOf(pathname: string, search = ''): Crumb[] {
  const steps = trim(pathname).split('/').slice(1)
  const levels = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)
  return levels.flatMap((level, index) => {
    const isPage = index === levels.length - 1
    const page = pageTitles[level] ?? (isPage ? unknown : undefined)
    if (!page) return []
    const ofThing = index >= 2 ? search : ''
    return [{ label: page.crumb, to: page.to ?? level + ofThing }]
  })
}

export function titleOf(pathname: string) {
  const page = pageTitles[trim(pathname)] ?? unknown
  return page.title ?? page.crumb
}
