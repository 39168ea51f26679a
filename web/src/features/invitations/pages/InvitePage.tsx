import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/invitations.json'
import { useState } from 'react'

import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { BackTrail } from '../../../ui/page/BackTrail.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { SideLayout } from '../../../ui/page/SideLayout.tsx'
import { FileCard } from '../components/FileCard.tsx'
import { InviteRows } from '../components/InviteRows.tsx'
import { ImportPreview } from '../import/ImportPreview.tsx'
import type { ChosenFile } from '../import/read-list.ts'

const copy = labels.invitations

export const meta = () => pageMeta(messages.newHeading.text)

/** By hand, row after row, or from a file that is looked at before anything is sent. */
export default function InvitePage() {
  const [file, setFile] = useState<ChosenFile | null>(null)
  const trail = [{ label: messages.heading.text, to: paths.adminInvitations() }]
  if (file)
    return (
      <>
        <BackTrail steps={trail} here={copy.checkTitle} />
        <ImportPreview file={file} onOther={() => setFile(null)} />
      </>
    )
  return (
    <>
      <BackTrail steps={trail} here={messages.newHeading.text} />
      <PageHeader title={messages.newHeading.text} lead={copy.formLead} />
      <SideLayout side={<FileCard onRead={setFile} />}>
        <InviteRows />
      </SideLayout>
    </>
  )
}
