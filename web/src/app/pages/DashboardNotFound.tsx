import texts from '@werkplatz/content/public/not-found.json'

import { pageMeta } from '../../lib/page-meta.ts'
import { NextSteps } from './NextSteps.tsx'
import { NotFoundContent } from './NotFoundContent.tsx'

export const meta = () => pageMeta(texts.seo.title, texts.seo.description)

export default function DashboardNotFound() {
  return (
    <NotFoundContent>
      <NextSteps />
    </NotFoundContent>
  )
}
