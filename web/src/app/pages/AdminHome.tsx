import labels from '@werkplatz/content/labels/shell.json'
import general from '@werkplatz/content/messages/general.json'

import { pageMeta } from '../../lib/page-meta.ts'
import { EmptyState } from '../../ui/empty/EmptyState.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'

export const meta = () => pageMeta(labels.admin)

export default function AdminHome() {
  return (
    <>
      <PageHeader title={labels.admin} lead={labels.adminLead} />
      <EmptyState illustration="leer" titleLevel={2} title={general.noElements.text} />
    </>
  )
}
