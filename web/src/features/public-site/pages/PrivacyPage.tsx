import texts from '@werkplatz/content/legal/privacy-policy.json'

import { paths } from '../../../lib/paths.ts'
import { publicMeta } from '../../../lib/public-meta.ts'
import { LegalDocument } from '../components/LegalDocument.tsx'

export const meta = () => publicMeta({ path: paths.privacyPolicy(), seo: texts.seo, preview: 'privacy-policy' })

export default function PrivacyPage() {
  return <LegalDocument {...texts} />
}
