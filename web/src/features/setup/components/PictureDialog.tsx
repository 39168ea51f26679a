import texts from '@werkplatz/content/public/auth.json'
import { artUrl, designId, designs, type PictureKind } from '@werkplatz/contract/setup/designs.ts'

import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { OneImageField } from '../../files/components/OneImageField.tsx'
import type { Picture, PictureChoice } from '../use-picture-choice.ts'

import styles from './PictureDialog.module.css'

export type PictureDialogProps = {
  kind: PictureKind
  choice: PictureChoice
  onClose: () => void
}

const copy = texts.setup

/** Nobody has to show a photograph: a design is enough. */
export function PictureDialog({ kind, choice, onClose }: PictureDialogProps) {
  const { own, chosen, pick, items, queue, awaitUpload } = choice
  const offered = Array.from({ length: designs[kind] }, (_, design) => ({
    id: designId(design),
    signedUrl: artUrl(kind, design),
    alt: copy.design.replace('{number}', String(design + 1)),
  }))
  return (
    <Dialog
      title={kind === 'avatar' ? copy.avatarChoose : copy.bannerChoose}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {copy.done}
        </Button>
      }
    >
      <OneImageField
        label={own ? copy.ownReplace : copy.ownUpload}
        hint={copy.ownHint}
        items={items}
        queue={queue}
        onStart={awaitUpload}
      />
      <p className={styles.hint}>{copy.designsHint}</p>
      <fieldset className={styles.designs} data-kind={kind}>
        <legend className="sr-only">{copy.designs}</legend>
        {[...(own ? [{ ...own, alt: copy.own }] : []), ...offered].map(({ alt, ...picture }) => (
          <Option
            key={picture.id}
            kind={kind}
            picture={picture}
            alt={alt}
            isChosen={picture.id === chosen.id}
            pick={pick}
          />
        ))}
      </fieldset>
    </Dialog>
  )
}

type OptionProps = {
  kind: PictureKind
  picture: Picture
  alt: string
  isChosen: boolean
  pick: (picture: Picture) => void
}

const Option = ({ kind, picture, alt, isChosen, pick }: OptionProps) => (
  <label className={styles.design}>
    <input
      type="radio"
      name={kind}
      value={picture.id}
      checked={isChosen}
      onChange={() => pick(picture)}
      className="sr-only"
    />
    <img src={picture.signedUrl ?? undefined} alt={alt} />
  </label>
)
