import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useState } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { GallerySection } from '../GallerySection.tsx'

import styles from '../Gallery.module.css'

export function ButtonSection() {
  const [marked, setMarked] = useState(true)
  return (
    <GallerySection title="Knöpfe">
      <div className={styles.row}>
        <Button kind="primary">Abschicken</Button>
        <Button icon={<IconPencil stroke={1.75} aria-hidden />}>Bearbeiten</Button>
        <Button kind="tonal" icon={<IconUserPlus stroke={1.75} aria-hidden />}>
          Folgen
        </Button>
        <Button kind="ghost">Abbrechen</Button>
        <Button kind="danger" icon={<IconTrash stroke={1.75} aria-hidden />}>
          Löschen
        </Button>
        <Button kind="accent">Bewerben</Button>
        <ButtonLink to="?theme=DEFAULT">Verweis</ButtonLink>
      </div>
      <div className={styles.row}>
        <Button kind="primary" disabled>
          Posten
        </Button>
        <Button kind="primary" busy>
          Wird gesendet
        </Button>
        <Button kind="primary" size="small">
          Klein
        </Button>
        <Button kind="primary" size="large">
          Gross
        </Button>
      </div>
      <div className={styles.row}>
        <IconButton
          kind="secondary"
          label={marked ? 'Von der Merkliste entfernen' : 'Merken'}
          icon={<IconBookmark stroke={1.75} aria-hidden />}
          pressed={marked}
          onClick={() => setMarked(!marked)}
        />
        <IconButton label="Mehr" icon={<IconDotsVertical stroke={1.75} aria-hidden />} />
        <IconButton label="Klein" size="small" round kind="secondary" icon={<IconPencil stroke={1.75} aria-hidden />} />
      </div>
    </GallerySection>
  )
}

export function MenuSection() {
  return (
    <GallerySection title="Menü und Teilen">
      <div className={styles.row}>
        <Menu
          label="Teilen"
          titled
          width={300}
          align="start"
          target={<Button>Teilen</Button>}
          entries={[
            { id: 'mail', label: 'Per Mail senden', icon: <IconMail stroke={1.75} />, onSelect: () => undefined },
            { id: 'copy', label: 'Link kopieren', icon: <IconLink stroke={1.75} />, onSelect: () => undefined },
          ]}
        />
        <Menu
          label="Aktionen für Glasfaser-Umbau"
          align="start"
          target={<IconButton label="Aktionen" icon={<IconDotsVertical stroke={1.75} aria-hidden />} />}
          entries={[
            { id: 'open', label: 'Öffnen', to: '?theme=DEFAULT' },
            { id: 'all', label: 'Alle Lernenden', chosen: true, count: 12 },
            { id: 'edit', label: 'Bearbeiten', disabledReason: 'Nur die Autorin darf bearbeiten' },
            { id: 'delete', label: 'Löschen', danger: true, separated: true, icon: <IconTrash stroke={1.75} /> },
          ]}
        />
      </div>
    </GallerySection>
  )
}
