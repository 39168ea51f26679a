import imprint from '@werkplatz/content/legal/imprint.json'
import privacyPolicy from '@werkplatz/content/legal/privacy-policy.json'
import termsOfService from '@werkplatz/content/legal/terms-service.json'
import termsOfUse from '@werkplatz/content/legal/terms-use.json'
import { useLocation, type MetaArgs } from 'react-router'

import { paths } from '../../../lib/paths.ts'
import { publicMeta } from '../../../lib/public-meta.ts'
import { LegalDocument } from '../components/LegalDocument.tsx'

const documents = [
  { path: paths.imprint(), texts: imprint },
  { path: paths.termsOfUse(), texts: termsOfUse },
  { path: paths.termsOfService(), texts: termsOfService },
  { path: paths.privacyPolicy(), texts: privacyPolicy },
]
const documentAt = (pathname: string) => documents.find(({ path }) => path === pathname.replace(/\/$/, ''))!

export const meta = ({ location }: MetaArgs) => {
  const { path, texts } = documentAt(location.pathname)
  return publicMeta({ path, seo: texts.seo, preview: path.slice(1).replace('/', '-') })
}

/** One screen, four texts: the path decides. */
export default function LegalPage() {
  const { texts } = documentAt(useLocation().pathname)
  return <LegalDocument {...texts} />
}
