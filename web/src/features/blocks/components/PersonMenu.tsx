import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import labels from '@werkplatz/content/labels/blocks.json'
import messages from '@werkplatz/content/messages/blocks.json'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import type { Blockable } from '../actions.ts'
import { BlockDialog } from './BlockDialog.tsx'

/** What can be done about somebody in a list: keep them away. */
export function PersonMenu({ userId, name }: Blockable) {
  const [isAsking, setAsking] = useState(false)
  const label = fillIn(labels.menuOf, { name })
  return (
    <>
      <Menu
        label={label}
        target={<IconButton size="small" label={label} icon={<IconDots stroke={1.75} aria-hidden />} />}
        entries={[
          {
            id: 'block',
            label: messages.action.text,
            icon: <IconBan stroke={1.75} aria-hidden />,
            danger: true,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      {isAsking && <BlockDialog userId={userId} name={name} onClose={() => setAsking(false)} />}
    </>
  )
}
