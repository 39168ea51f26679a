import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconCircleMinus from '@tabler/icons-react/dist/esm/icons/IconCircleMinus.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'

import { formatDateRange, formatPercent } from '../../../lib/format-date.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { AvatarGroup } from '../../../ui/avatar/AvatarGroup.tsx'
import { Count } from '../../../ui/tag/Count.tsx'
import { Tag } from '../../../ui/tag/Tag.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { GradeTag } from '../../shared/GradeTag.tsx'
import { PersonLabel } from '../../shared/PersonLabel.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { GallerySection } from '../GallerySection.tsx'
import { LOADED_AT, PEOPLE } from './gallery-data.ts'

import styles from '../Gallery.module.css'

export function StatusSection() {
  return (
    <GallerySection title="Status">
      <div className={styles.row}>
        <StatusTag tone="DRAFT" label="Entwurf" />
        <StatusTag tone="PENDING" label="Wird geprüft" />
        <StatusTag tone="REJECTED" label="Abgelehnt" />
        <StatusTag tone="APPROVED" label="Genehmigt" />
        <StatusTag tone="PUBLISHED" label="Offen" />
        <StatusTag tone="ONGOING" label="Läuft" />
        <StatusTag tone="ARCHIVED" label="Archiviert" />
      </div>
      <div className={styles.row}>
        <StatusTag tone="APPROVED" label="Beschäftigt" icon={IconBriefcase} />
        <StatusTag tone="PENDING" label="In Abklärung" />
        <StatusTag tone="REJECTED" label="Unbeschäftigt" icon={IconCircleMinus} />
        <StatusTag tone="ONGOING" label="Eingereicht" icon={IconSend} size="large" />
      </div>
      <div className={styles.row}>
        <Tag>Titelbild</Tag>
        <Tag icon={<IconBriefcase size={15} aria-hidden />}>Netzwerk und Systeme</Tag>
        <Count value={3} />
        <Count value={271} variant="soft" />
        <Count value={120} variant="strong" max={99} />
      </div>
    </GallerySection>
  )
}

export function GradeSection() {
  return (
    <GallerySection title="Noten">
      <div className={styles.row}>
        <GradeTag grade="A" />
        <GradeTag grade="B" />
        <GradeTag grade="C" />
        <GradeTag grade="D" />
        <GradeTag grade={5.4} />
        <GradeTag grade={4.2} />
        <GradeTag grade={3.6} />
      </div>
      <div className={styles.row}>
        <GradeTag grade={5.4} variant="average" />
        <GradeTag grade={4.2} variant="average" />
        <GradeTag grade={3.6} variant="average" />
      </div>
    </GallerySection>
  )
}

export function AvatarSection() {
  return (
    <GallerySection title="Personen und Betriebe">
      <div className={styles.row}>
        {PEOPLE.map((name) => (
          <Avatar key={name} name={name} labelled />
        ))}
        <Avatar name="Handelswerk AG" shape="square" labelled />
        <Avatar name="Nordmatt Informatik" shape="square" size={64} labelled />
        <AvatarGroup>
          {PEOPLE.slice(0, 3).map((name) => (
            <Avatar key={name} name={name} size={32} />
          ))}
        </AvatarGroup>
      </div>
      <div className={styles.row}>
        <PersonLabel name="Claudia Steiner" subtitle="Berufsbildnerin" />
        <PersonLabel name="Tannwald Medien" shape="square" size={32} />
      </div>
    </GallerySection>
  )
}

const minutesAgo = (count: number) => LOADED_AT - count * 60_000

export function TimeSection() {
  return (
    <GallerySection title="Zeiten">
      <div className={styles.row}>
        {[0.1, 1, 18, 60, 300, 1440 * 3, 1440 * 20, 1440 * 90, 1440 * 800].map((count) => (
          <RelativeTime key={count} value={minutesAgo(count)} />
        ))}
      </div>
      <div className={styles.row}>
        {[5, 1440, 1440 * 3, 1440 * 90].map((count) => (
          <RelativeTime key={count} value={minutesAgo(count)} form="list" />
        ))}
        <span>{formatDateRange('2024-09-02', '2025-01-31')}</span>
        <span>{formatPercent(80)}</span>
      </div>
    </GallerySection>
  )
}
