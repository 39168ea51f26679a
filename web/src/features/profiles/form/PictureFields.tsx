import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import labels from '@werkplatz/content/labels/profiles.json'
import messages from '@werkplatz/content/messages/profile.json'
import type { Profile } from '@werkplatz/contract/profiles/schemas.ts'
import { type PictureKind } from '@werkplatz/contract/setup/designs.ts'
import { useState } from 'react'

import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { PictureDialog } from '../../setup/components/PictureDialog.tsx'
import type { PictureChoice } from '../../setup/use-picture-choice.ts'
import { nameOf } from '../names.ts'
import { LogoDialog } from './LogoDialog.tsx'

import styles from './PictureFields.module.css'

export type PictureFieldsProps = { profile: Profile; image: PictureChoice; banner: PictureChoice }

const texts = labels.form

/** Banner and picture as they will be seen; people choose a design or upload one, companies upload their logo. */
export function PictureFields({ profile, image, banner }: PictureFieldsProps) {
  const [choosing, setChoosing] = useState<PictureKind | null>(null)
  const isCompany = profile.type === 'company'
  const close = () => setChoosing(null)
  const hint = isCompany
    ? image.chosen.signedUrl
      ? texts.pictureHint
      : texts.noLogo
    : `${texts.pictureHint} ${profile.isOpen ? '' : messages.pictureByDesign.text}`
  return (
    <div className={styles.card}>
      <div className={styles.banner}>
        {banner.chosen.signedUrl && <img src={banner.chosen.signedUrl} alt="" width={1600} height={400} />}
        <Button
          size="small"
          className={styles.bannerButton ?? ''}
          icon={<IconPhoto stroke={1.75} aria-hidden />}
          onClick={() => setChoosing('banner')}
        >
          {texts.chooseBanner}
        </Button>
      </div>
      <div className={styles.inside}>
        <div className={styles.picture} data-shape={isCompany ? 'square' : 'round'}>
          <Avatar
            name={nameOf(profile)}
            src={image.chosen.signedUrl}
            size={96}
            shape={isCompany ? 'square' : 'round'}
            colorKey={profile.userId ?? profile.companyId}
          />
          <span className={styles.camera}>
            <IconButton
              kind="primary"
              label={isCompany ? texts.chooseLogo : texts.chooseAvatar}
              icon={<IconCamera stroke={1.75} aria-hidden />}
              onClick={() => setChoosing('avatar')}
            />
          </span>
        </div>
        <p className={styles.hint}>{hint}</p>
      </div>
      {choosing === 'banner' && <PictureDialog kind="banner" choice={banner} onClose={close} />}
      {choosing === 'avatar' &&
        (isCompany ? (
          <LogoDialog choice={image} onClose={close} />
        ) : (
          <PictureDialog kind="avatar" choice={image} onClose={close} />
        ))}
    </div>
  )
}
