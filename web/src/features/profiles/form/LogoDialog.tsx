import labels from '@werkplatz/content/labels/profiles.json'

import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { OneImageField } from '../../files/components/OneImageField.tsx'
import type { PictureChoice } from '../../setup/use-picture-choice.ts'

import styles from './LogoDialog.module.css'

const texts = labels.form

/** A company has a logo of its own or none: no design stands for it. */
export function LogoDialog({ choice, onClose }: { choice: PictureChoice; onClose: () => void }) {
  const { chosen, items, queue, awaitUpload, pick } = choice
  return (
    <Dialog
      title={texts.chooseLogo}
      onClose={onClose}
      actions={
        <>
          {chosen.signedUrl && <Button onClick={() => pick({ id: '', signedUrl: null })}>{texts.removeLogo}</Button>}
          <Button kind="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      {chosen.signedUrl && <img className={styles.logo} src={chosen.signedUrl} alt="" width={160} height={160} />}
      <OneImageField
        label={texts.uploadLogo}
        hint={texts.pictureHint}
        items={items}
        queue={queue}
        onStart={awaitUpload}
      />
    </Dialog>
  )
}
