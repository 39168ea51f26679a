// Every reusable piece in every state, for developers: the route exists only in development.
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { Segmented } from '../../ui/segmented/Segmented.tsx'
import { ButtonSection, MenuSection } from './sections/ActionSections.tsx'
import { CarouselSection } from './sections/CarouselSection.tsx'
import { ChoiceSection, FieldSection, FormLayoutSection } from './sections/FieldSections.tsx'
import { HandedInSection } from './sections/HandedInSection.tsx'
import { MediaSection } from './sections/MediaSection.tsx'
import { NavigationSection } from './sections/NavigationSection.tsx'
import { EmptySection, NoteSection, SkeletonSection } from './sections/StateSections.tsx'
import { TableSection, TableStatesSection, TallTableSection } from './sections/TableSections.tsx'
import { AvatarSection, GradeSection, StatusSection, TimeSection } from './sections/TagSections.tsx'
import { THEMES, useGalleryTheme } from './use-gallery-theme.ts'

import styles from './Gallery.module.css'

export default function GalleryPage() {
  const [theme, setTheme] = useGalleryTheme()
  return (
    <div className={styles.page}>
      <PageHeader title="Bausteine" lead="Alle wiederverwendbaren Teile in allen Zuständen." />
      <div className={styles.themes}>
        <Segmented
          label="Thema"
          value={theme}
          onChange={setTheme}
          options={THEMES.map((name) => ({ value: name, label: name }))}
        />
      </div>
      <div className={styles.grid}>
        <ButtonSection />
        <StatusSection />
        <GradeSection />
        <AvatarSection />
        <FieldSection />
        <ChoiceSection />
        <TimeSection />
        <MenuSection />
        <NavigationSection />
        <TableSection />
        <TallTableSection />
        <TableStatesSection />
        <CarouselSection />
        <MediaSection />
        <SkeletonSection />
        <NoteSection />
        <EmptySection />
        <HandedInSection />
        <FormLayoutSection />
      </div>
    </div>
  )
}
