import { useState } from 'react'

import { FilterChip } from '../../../ui/filter/FilterChip.tsx'
import { Pagination } from '../../../ui/pagination/Pagination.tsx'
import { SearchField } from '../../../ui/search/SearchField.tsx'
import { Segmented } from '../../../ui/segmented/Segmented.tsx'
import { FilterTabs } from '../../../ui/tabs/FilterTabs.tsx'
import { GallerySection } from '../GallerySection.tsx'

import styles from '../Gallery.module.css'

const PLACES = [
  { value: 'Olten', label: 'Olten', left: 5 },
  { value: 'Aarau', label: 'Aarau', left: 3 },
  { value: 'Chur', label: 'Chur', left: 0 },
]
const TABS = [
  { id: 'open', label: 'Offene', count: 48 },
  { id: 'ongoing', label: 'Laufende', count: 17 },
  { id: 'done', label: 'Abgeschlossene', count: 203 },
  { id: 'all', label: 'Alle', count: 271 },
  { id: 'bookmarks', label: 'Merkliste', count: 6 },
  { id: 'own', label: 'Eigene' },
  { id: 'review', label: 'Genehmigen', count: 3, separated: true },
  { id: 'external', label: 'Externe', count: 22 },
]

export function NavigationSection() {
  const [tab, setTab] = useState('all')
  const [page, setPage] = useState(14)
  const [party, setParty] = useState<'self' | 'other'>('self')
  const [places, setPlaces] = useState<string[]>([])
  const [text, setText] = useState('')
  return (
    <GallerySection title="Filter, Suche, Seiten" wide>
      <div className={styles.stack}>
        <FilterTabs label="Filter" tabs={TABS} current={tab} onSelect={setTab} />
        <div className={styles.row}>
          <FilterChip
            label="Ort"
            chosen={places.length ? places.join(', ') : undefined}
            options={PLACES}
            picked={places}
            choice="several"
            onPick={setPlaces}
            onOpen={() => {}}
          />
          <SearchField value={text} onSearch={setText} placeholder="Titel, Autor oder Betrieb suchen" />
          <Segmented
            label="Sicht"
            value={party}
            onChange={setParty}
            options={[
              { value: 'self', label: 'Selbstbild' },
              { value: 'other', label: 'Fremdbild' },
            ]}
          />
        </div>
        <Pagination page={page} totalPages={28} onPage={setPage} label="Seiten der Galerie" />
      </div>
    </GallerySection>
  )
}
