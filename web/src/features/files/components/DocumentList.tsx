import labels from '@werkplatz/content/labels/files.json'

import type { StoredFile } from '../api.ts'
import { DocumentRow } from './DocumentRow.tsx'

import styles from './Documents.module.css'

/** The documents of a thing, to be saved. Nothing when there are none. */
export function DocumentList({
  documents,
  label = labels.documents,
}: {
  documents: readonly StoredFile[]
  label?: string
}) {
  if (documents.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {documents.map((document) => (
        <DocumentRow key={document.id} name={document.name} size={document.size} href={document.signedUrl} />
      ))}
    </ul>
  )
}
