import texts from '@werkplatz/content/public/auth.json'

import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { designUrl } from '../api.ts'

import styles from './DesignDialog.module.css'

export type DesignDialogProps = {
  kind: 'avatar' | 'banner'
  designs: number
  chosen: string
  onChoose: (choice: string) => void
  onClose: () => void
}

const copy = texts.setup

/** Nobody has to show a photograph: a design is enough. */
export function DesignDialog({ kind, designs, chosen, onChoose, onClose }: DesignDialogProps) {
  const title = kind === 'avatar' ? copy.avatarChoose : copy.bannerChoose
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {copy.done}
        </Button>
      }
    >
      <p>{copy.designsHint}</p>
      <fieldset className={styles.designs} data-kind={kind}>
        <legend className="sr-only">{copy.designs}</legend>
        {Array.from({ length: designs }, (_, number) => `generated:${number}`).map((choice, number) => (
          <label key={choice} className={styles.design}>
            <input
              type="radio"
              name={kind}
              value={choice}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
              className="sr-only"
            />
            <img src={designUrl(kind, choice)} alt={copy.design.replace('{number}', String(number + 1))} />
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
