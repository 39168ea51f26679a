import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { AutoCarousel } from '../../../ui/carousel/AutoCarousel.tsx'
import { Carousel } from '../../../ui/carousel/Carousel.tsx'
import type { IllustrationName } from '../../../ui/empty/EmptyState.tsx'
import { PersonLabel } from '../../shared/PersonLabel.tsx'
import { GallerySection } from '../GallerySection.tsx'

import styles from '../Gallery.module.css'

type Slide = { id: IllustrationName; title: string }

const SLIDES: Slide[] = [
  { id: 'aktivitaeten', title: 'Buchungstool für Sitzungszimmer bauen' },
  { id: 'community', title: 'Frischetheke digital: Etiketten und Waagen' },
  { id: 'einsaetze', title: 'Neues Leitsystem fürs Lager gestalten' },
  { id: 'schule', title: 'Platinen prüfen und dokumentieren' },
  { id: 'bewertung', title: 'Monatsbericht für das Team Verkauf' },
  { id: 'chat', title: 'Technik betreuen an Infoabenden' },
  { id: 'erfolg', title: 'Geräte aufsetzen im Lernlabor' },
]

const slideKey = (slide: Slide) => slide.id

function SlideCard({ slide }: { slide: Slide }) {
  return (
    <article>
      <img className={styles.picture} src={`/illustrations/${slide.id}.svg`} alt="" />
      <h3 className={styles.cardTitle}>
        <a href="#gallery">{slide.title}</a>
      </h3>
      <PersonLabel name="Handelswerk AG" shape="square" size={24} />
    </article>
  )
}

export function CarouselSection() {
  return (
    <GallerySection title="Karussell" wide>
      <div className={styles.stack}>
        <AutoCarousel
          label="Hervorgehobene Aktivitäten"
          items={SLIDES.slice(0, 4)}
          itemKey={slideKey}
          previousLabel="Vorherige Aktivität"
          nextLabel="Nächste Aktivität"
        >
          {(slide) => (
            <div className={styles.featured}>
              <div>
                <PersonLabel name="Nordmatt Informatik" shape="square" subtitle="Olten, Netzwerk und Systeme" />
                <h3 className="h2">{slide.title}</h3>
                <ButtonLink kind="primary" to="?theme=DEFAULT">
                  Ansehen
                </ButtonLink>
              </div>
              <img src={`/illustrations/${slide.id}.svg`} alt="" />
            </div>
          )}
        </AutoCarousel>
        <Carousel title="Projekte (einmalig)" items={SLIDES} itemKey={slideKey}>
          {(slide) => <SlideCard slide={slide} />}
        </Carousel>
        <Carousel title="Aufgaben (laufend)" size="large" items={SLIDES} itemKey={slideKey}>
          {(slide) => <SlideCard slide={slide} />}
        </Carousel>
      </div>
    </GallerySection>
  )
}
