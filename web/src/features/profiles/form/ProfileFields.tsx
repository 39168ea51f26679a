import labels from '@werkplatz/content/labels/profiles.json'
import messages from '@werkplatz/content/messages/profile.json'
import { profileLimits } from '@werkplatz/contract/profiles/limits.ts'
import type { Profile } from '@werkplatz/contract/profiles/schemas.ts'

import { DateField } from '../../../ui/form/date/DateField.tsx'
import { NumberField } from '../../../ui/form/fields/NumberField.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { FormCell, FormSection } from '../../../ui/form/frame/FormSection.tsx'
import type { FormDraft } from '../../../ui/form/frame/use-form-draft.ts'
import type { PictureChoice } from '../../setup/use-picture-choice.ts'
import type { FormValues } from './form-values.ts'
import { LinkFields } from './LinkFields.tsx'
import { PictureFields } from './PictureFields.tsx'
import { type VideoChoice, VideoField } from './VideoField.tsx'

export type ProfileFieldsProps = {
  profile: Profile
  state: FormDraft<FormValues>
  image: PictureChoice
  banner: PictureChoice
  video: VideoChoice
}

const texts = labels.form

export function ProfileFields({ profile, state, image, banner, video }: ProfileFieldsProps) {
  const { bind, values, change, errors } = state
  const isCompany = profile.type === 'company'
  return (
    <>
      <FormSection title={texts.pictures} text={isCompany ? texts.companyPicturesText : texts.picturesText}>
        <FormCell span={6}>
          <PictureFields profile={profile} image={image} banner={banner} />
        </FormCell>
      </FormSection>
      <FormSection title={texts.card} text={isCompany ? texts.companyCardText : texts.cardText}>
        {isCompany ? (
          <FormCell span={6}>
            <TextField {...bind('companyName')} hint={messages.nameHint.text} required />
          </FormCell>
        ) : (
          <>
            <FormCell span={3}>
              <TextField {...bind('nameFirst')} autoComplete="given-name" required />
            </FormCell>
            <FormCell span={3}>
              <TextField {...bind('nameLast')} autoComplete="family-name" hint={messages.nameHint.text} required />
            </FormCell>
          </>
        )}
        <FormCell span={6}>
          <TextField {...bind('slogan')} counted optional />
        </FormCell>
        <FormCell span={isCompany ? 2 : 3}>
          <TextField {...bind('location')} optional />
        </FormCell>
        {isCompany && (
          <>
            <FormCell span={2}>
              <NumberField {...bind('employeeCount')} min={0} max={profileLimits.employeeCount} optional />
            </FormCell>
            <FormCell span={2}>
              <DateField {...bind('dateFounded')} hint={texts.yearShown} optional />
            </FormCell>
          </>
        )}
      </FormSection>
      <FormSection
        title={isCompany ? texts.companyAbout : texts.about}
        text={isCompany ? texts.companyAboutText : texts.aboutText}
      >
        <FormCell span={6}>
          <TextArea {...bind('bio')} rows={6} optional />
        </FormCell>
        <FormCell span={6}>
          <VideoField choice={video} />
        </FormCell>
      </FormSection>
      <FormSection title={texts.links} text={texts.linksText}>
        <FormCell span={6}>
          <LinkFields links={values.links} onChange={(links) => change({ links })} error={errors.links} />
        </FormCell>
      </FormSection>
    </>
  )
}
