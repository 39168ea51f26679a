import texts from '@werkplatz/content/legal/imprint.json'

import { paths } from '../../../lib/paths.ts'
import { publicMeta } from '../../../lib/public-meta.ts'
import { LegalDocument } from '../components/LegalDocument.tsx'

export const meta = () => publicMeta({ path: paths.imprint(), seo: texts.seo, preview: 'imprint' })

export default function ImprintPage() {
  return <LegalDocument {...texts} />
}
