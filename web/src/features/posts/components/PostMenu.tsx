import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import blocks from '@werkplatz/content/messages/blocks.json'
import general from '@werkplatz/content/messages/general.json'
import messages from '@werkplatz/content/messages/posts.json'
import type { Post } from '@werkplatz/contract/posts/schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { confirm } from '../../../ui/confirm/confirm-store.ts'
import type { MenuEntry } from '../../../ui/menu/menu-types.ts'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { BlockDialog } from '../../blocks/components/BlockDialog.tsx'
import { ReasonDialog } from '../../shared/reasons/ReasonDialog.tsx'
import { useDeletePost, useRemovePost } from '../actions.ts'

export type PostMenuProps = {
  post: Post
  onEdit: () => void
  onReport: () => void
  onDeleted?: (() => void) | undefined
}

const icon = { stroke: 1.75, 'aria-hidden': true }

export function PostMenu({ post, onEdit, onReport, onDeleted }: PostMenuProps) {
  const { id, can, isOwn } = post
  const deleteOwn = useDeletePost()
  const remove = useRemovePost()
  const [isBlocking, setBlocking] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const name = `${post.authorNameFirst} ${post.authorNameLast}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(paths.post(id), window.location.origin).href)
      showMessage(general.linkCopied)
    } catch {
      showMessage(general.linkCopyFailed)
    }
  }
  /** Whoever changes somebody else's words is asked whether they mean it. */
  const edit = async () => {
    const ask = { ...messages.editOther, text: fillIn(messages.editOther.text, { authorName: name }) }
    if (isOwn || (await confirm(ask))) onEdit()
  }
  const entry = (allowed: boolean, item: MenuEntry) => (allowed ? [item] : [])
  const entries: MenuEntry[] = [
    ...entry(can.edit, {
      id: 'edit',
      label: messages.edit.text,
      icon: <IconPencil {...icon} />,
      onSelect: () => void edit(),
    }),
    { id: 'copy', label: messages.menuCopyLink.text, icon: <IconLink {...icon} />, onSelect: () => void copy() },
    ...entry(can.report, {
      id: 'report',
      label: messages.menuReport.text,
      icon: <IconFlag {...icon} />,
      onSelect: onReport,
    }),
    ...entry(!isOwn, {
      id: 'block',
      label: blocks.action.text,
      icon: <IconBan {...icon} />,
      onSelect: () => setBlocking(true),
    }),
    ...entry(can.delete, {
      id: 'delete',
      label: messages.menuDelete.text,
      icon: <IconTrash {...icon} />,
      danger: true,
      separated: true,
      onSelect: () => (isOwn ? void deleteOwn(post).then((isGone) => isGone && onDeleted?.()) : setRemoving(true)),
    }),
  ]
  return (
    <>
      <Menu
        label={messages.menu.text}
        target={<IconButton label={messages.menu.text} icon={<IconDots {...icon} />} />}
        entries={entries}
        align="end"
      />
      {isRemoving && (
        <ReasonDialog
          about={`remove.${id}`}
          title={messages.removeAsk.title}
          text={fillIn(messages.removeAsk.text, { authorName: name })}
          confirm={messages.removeAsk.confirm}
          danger
          onClose={() => setRemoving(false)}
          onSend={async (reasons) => {
            const isGone = await remove(post, reasons)
            if (isGone) onDeleted?.()
            return isGone
          }}
        />
      )}
      {isBlocking && (
        <BlockDialog
          userId={post.authorId}
          name={name}
          onClose={() => setBlocking(false)}
          onBlocked={() => onDeleted?.()}
          onReport={() => {
            setBlocking(false)
            onReport()
          }}
        />
      )}
    </>
  )
}
