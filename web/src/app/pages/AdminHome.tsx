import general from '@werkplatz/content/messages/general.json'

import { pageMeta } from '../../lib/page-meta.ts'
import { EmptyState } from '../../ui/empty/EmptyState.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'

export const meta = () => pageMeta('Admin')

export default function AdminHome() {
  return (
    <>
      <PageHeader title="Admin" lead="Einladungen, Leute und Meldungen an einem Ort." />
      <EmptyState illustration="leer" titleLevel={2} title={general.noElements.text} />
    </>
  )
}
