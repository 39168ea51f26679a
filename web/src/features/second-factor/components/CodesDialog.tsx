import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import texts from '@werkplatz/content/public/security.json'
import { useState } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'

import styles from './dialogs.module.css'

const copy = texts.secondFactor

/** Shown once; closing says that they are kept somewhere. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [copied, setCopied] = useState(false)
  const copyAll = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setCopied(true)
  }
  return (
    <Dialog
      title={copy.codesTitle}
      onClose={onClose}
      actions={
        <>
          <Button icon={<IconCopy stroke={1.75} aria-hidden />} onClick={() => void copyAll()}>
            {copied ? copy.codesCopied : copy.codesCopy}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {copy.codesDone}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{copy.codesText}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
