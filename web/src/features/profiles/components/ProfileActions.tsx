import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import labels from '@werkplatz/content/labels/profiles.json'
import general from '@werkplatz/content/messages/general.json'
import texts from '@werkplatz/content/messages/profile.json'
import reports from '@werkplatz/content/messages/reports.json'
import type { Profile } from '@werkplatz/contract/profiles/schemas.ts'
import { type ReactNode, useState } from 'react'

import { isBuilt } from '../../../lib/built-screens.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import type { MenuEntry } from '../../../ui/menu/menu-types.ts'
import { MoreMenu } from '../../../ui/menu/MoreMenu.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { ReasonDialog } from '../../shared/reasons/ReasonDialog.tsx'
import { useEmptyProfile } from '../actions.ts'
import { nameOf } from '../names.ts'

export type ProfileActionsProps = {
  profile: Profile
  /** The button to follow. */
  follow?: ReactNode
  /** Below the report: to block somebody. */
  entries?: readonly MenuEntry[]
  onReport: () => void
}

const icon = { stroke: 1.75, 'aria-hidden': true }

/** One's own profile is edited; others are followed, written to, shared, reported, or emptied by moderators. */
export function ProfileActions({ profile, follow, entries = [], onReport }: ProfileActionsProps) {
  const { profileId, type, userId, isOwn, can } = profile
  const [isEmptying, setEmptying] = useState(false)
  const empty = useEmptyProfile()
  const isSelf = isOwn && type === 'user'
  const share = async () => {
    try {
      await navigator.clipboard.writeText(new URL(paths.profile(profileId, type), window.location.origin).href)
      showMessage(general.linkCopied)
    } catch {
      showMessage(general.linkCopyFailed)
    }
  }
  const menu: MenuEntry[] = [
    { id: 'share', label: labels.share, icon: <IconShare2 {...icon} />, onSelect: () => void share() },
    ...(can.report
      ? [
          {
            id: 'report',
            label: type === 'user' ? reports.actionUserProfile.text : reports.actionCompanyProfile.text,
            icon: <IconFlag {...icon} />,
            onSelect: onReport,
            separated: true,
          },
        ]
      : []),
    ...entries,
    ...(can.empty
      ? [
          {
            id: 'empty',
            label: texts.empty.text,
            icon: <IconEraser {...icon} />,
            danger: true,
            separated: true,
            onSelect: () => setEmptying(true),
          },
        ]
      : []),
  ]
  return (
    <>
      {!isSelf && follow}
      {!isSelf && userId && isBuilt(paths.chatWith(userId)) && (
        <ButtonLink to={paths.chatWith(userId)} icon={<IconMessageCircle {...icon} />}>
          {texts.message.text}
        </ButtonLink>
      )}
      {isSelf && (
        <ButtonLink kind="ghost" to={paths.profile(profileId, type, { view: 'preview' })} icon={<IconEye {...icon} />}>
          {labels.preview}
        </ButtonLink>
      )}
      {can.edit && (
        <ButtonLink to={paths.profile(profileId, type, { view: 'edit' })} icon={<IconPencil {...icon} />}>
          {type === 'company' ? labels.editCompany : texts.edit.text}
        </ButtonLink>
      )}
      {!isSelf && (
        <span data-small>
          <MoreMenu entries={menu} />
        </span>
      )}
      {isEmptying && (
        <ReasonDialog
          about={`empty.${profileId}`}
          title={fillIn(texts.emptyAsk.title, { name: nameOf(profile) })}
          text={texts.emptyAsk.text}
          confirm={texts.emptyAsk.confirm}
          danger
          onClose={() => setEmptying(false)}
          onSend={(reasons) => empty(profileId, reasons)}
        />
      )}
    </>
  )
}
