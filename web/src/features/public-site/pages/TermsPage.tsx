import service from '@werkplatz/content/legal/terms-service.json'
import use from '@werkplatz/content/legal/terms-use.json'
import { useLocation, type MetaArgs } from 'react-router'

import { paths } from '../../../lib/paths.ts'
import { publicMeta } from '../../../lib/public-meta.ts'
import { LegalDocument } from '../components/LegalDocument.tsx'

const isUse = (pathname: string) => pathname.replace(/\/$/, '') === paths.termsOfUse()

export const meta = ({ location }: MetaArgs) =>
  isUse(location.pathname)
    ? publicMeta({ path: paths.termsOfUse(), seo: use.seo, preview: 'terms-use' })
    : publicMeta({ path: paths.termsOfService(), seo: service.seo, preview: 'terms-service' })

/** One screen, two texts: the path decides. */
export default function TermsPage() {
  const { pathname } = useLocation()
  return isUse(pathname) ? <LegalDocument {...use} /> : <LegalDocument {...service} />
}
