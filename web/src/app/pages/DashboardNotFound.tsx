import texts from '@werkplatz/content/public/not-found.json'

import { pageMeta } from '../../lib/page-meta.ts'
import { NotFoundContent } from './NotFoundContent.tsx'

export const meta = () => pageMeta(texts.seo.title, texts.seo.description)

export default NotFoundContent
