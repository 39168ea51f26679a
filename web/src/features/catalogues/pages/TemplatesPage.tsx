import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/catalogues.json'
import messages from '@werkplatz/content/messages/admin-catalogues.json'
import type { ManagedTemplate } from '@werkplatz/contract/catalogues/schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/skeleton/Skeleton.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { useTemplates } from '../actions.ts'
import { templatesQuery } from '../api.ts'
import { TemplateDialog } from '../components/TemplateDialog.tsx'

import styles from './TemplatesPage.module.css'

export const meta = () => pageMeta(messages.templatesHeading.text)

export default function TemplatesPage() {
  const { data, error, refetch, isFetching } = useQuery(templatesQuery)
  const [edited, setEdited] = useState<ManagedTemplate | 'new' | null>(null)
  return (
    <>
      <PageHeader
        title={messages.templatesHeading.text}
        lead={labels.templates.lead}
        actions={
          <Button kind="primary" icon={<IconPlus stroke={1.75} aria-hidden />} onClick={() => setEdited('new')}>
            {messages.templateAdd.text}
          </Button>
        }
      />
      {error && !data ? (
        <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
      ) : !data ? (
        <SkeletonRows rows={6} />
      ) : data.length === 0 ? (
        <EmptyState title={messages.templatesEmpty.text} />
      ) : (
        <ul className={styles.grid}>
          {data.map((template) => (
            <Template key={template.id} template={template} onEdit={setEdited} />
          ))}
        </ul>
      )}
      {edited && <TemplateDialog template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

type TemplateProps = { template: ManagedTemplate; onEdit: (template: ManagedTemplate) => void }

function Template({ template, onEdit }: TemplateProps) {
  const { retire, restore } = useTemplates()
  const { id, name, alt, url, isRetired } = template
  const label = fillIn(labels.actionsFor, { name })
  return (
    <li className={styles.template}>
      <img className={styles.picture} src={url} alt="" loading="lazy" width={320} height={200} />
      <div className={styles.words}>
        <b>{name}</b>
        <p className={styles.alt}>{alt}</p>
        {isRetired && <StatusTag tone="ARCHIVED" label={labels.retired} />}
      </div>
      <Menu
        label={label}
        target={<IconButton label={label} icon={<IconDotsVertical stroke={1.75} aria-hidden />} />}
        entries={[
          { id: 'edit', label: labels.rename, onSelect: () => onEdit(template) },
          isRetired
            ? { id: 'restore', label: labels.restore, separated: true, onSelect: () => void restore(id) }
            : {
                id: 'retire',
                label: messages.templateRemove.text,
                separated: true,
                onSelect: () => void retire(id),
              },
        ]}
      />
    </li>
  )
}
