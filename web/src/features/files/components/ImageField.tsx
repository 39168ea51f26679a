import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs'
import labels from '@werkplatz/content/labels/files.json'
import { lazy, Suspense, useRef, useState } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import type { UploadItem, UploadQueue } from '../upload-queue.ts'
import { useFileDrop } from '../use-file-drop.ts'
import { FilePicker } from './FilePicker.tsx'
import { ImageTile } from './ImageTile.tsx'

import styles from './ImageField.module.css'

const TemplateDialog = lazy(() => import('./TemplateDialog.tsx'))

export type ImageFieldProps = {
  label: string
  items: readonly UploadItem[]
  queue: UploadQueue
  extensions: readonly string[]
  max: number
  /** Says which file types are taken. */
  hint: string
  /** On the tile that opens the file dialog. */
  addLabel?: string
  withTemplates?: boolean
  /** The first is the title picture and stands larger. */
  withCover?: boolean
}

/** Pictures of a form: drop or choose, watch them go up, order them; at most as many as the form says. */
export function ImageField(props: ImageFieldProps) {
  const { label, items, queue, extensions, max, hint, addLabel = labels.chooseImage, withTemplates, withCover } = props
  const area = useRef<HTMLFieldSetElement>(null)
  const isOver = useFileDrop(area, (files) => queue.add(files))
  const [choosing, setChoosing] = useState(false)
  const [spoken, setSpoken] = useState('')
  const isFull = items.length >= max
  // Every second time there is a line of its own left for the templates.
  const isAlone = items.length % 2 === 0
  const move = (item: UploadItem, to: number) => {
    if (to < 0 || to >= items.length) return
    queue.move(item.key, to)
    setSpoken(fillIn(labels.movedTo, { name: item.name, number: to + 1, count: items.length }))
  }
  return (
    <fieldset ref={area} className={classNames(styles.field, isOver && styles.over)} aria-label={label}>
      <ul className={styles.tiles}>
        {items.map((item, index) => (
          <ImageTile
            key={item.key}
            item={item}
            index={index}
            count={items.length}
            isCover={Boolean(withCover) && index === 0}
            onRemove={() => queue.remove(item.key)}
            onRetry={() => queue.retry(item.key)}
            onMove={(to) => move(item, to)}
          />
        ))}
        {!isFull && (
          <li className={classNames(styles.tile, styles.add, withCover && items.length === 0 && styles.cover)}>
            <FilePicker
              label={fillIn(labels.filesOf, { label })}
              extensions={extensions}
              className={styles.addButton}
              onFiles={(files) => queue.add(files)}
            >
              <IconPlus size={24} stroke={1.75} aria-hidden />
              {isOver ? labels.dropHere : addLabel}
            </FilePicker>
          </li>
        )}
        {withTemplates && !isFull && (
          <li className={classNames(styles.tile, styles.add, isAlone && styles.wide)}>
            <button type="button" className={styles.addButton} onClick={() => setChoosing(true)}>
              <IconTemplate size={24} stroke={1.75} aria-hidden />
              {labels.chooseTemplate}
            </button>
          </li>
        )}
      </ul>
      <p className={styles.hint}>{hint}</p>
      <output className="sr-only">{spoken}</output>
      {choosing && (
        <Suspense>
          <TemplateDialog
            onClose={() => setChoosing(false)}
            onChoose={(templates) => {
              queue.addTemplates(templates)
              setChoosing(false)
            }}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
