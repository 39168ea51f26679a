import general from '@werkplatz/content/messages/general.json'

import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { SkeletonCard, SkeletonRows, SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { GallerySection } from '../GallerySection.tsx'

import styles from '../Gallery.module.css'

export function SkeletonSection() {
  return (
    <GallerySection title="Ladezustand" wide>
      <div className={styles.skeletons}>
        <SkeletonCard />
        <div className={styles.stack}>
          <Card>
            <SkeletonRows />
          </Card>
          <SkeletonText lines={4} />
        </div>
      </div>
    </GallerySection>
  )
}

export function EmptySection() {
  return (
    <GallerySection title="Leere Zustände" wide>
      <div className={styles.three}>
        <Card padding="none">
          <EmptyState
            illustration="leer"
            title="Noch keine Aktivitäten"
            text="Schreib die erste aus. Ein klarer Titel und zwei Sätze genügen."
            action={<Button kind="primary">Aktivität ausschreiben</Button>}
          />
        </Card>
        <Card padding="none">
          <EmptyState
            illustration="ruhe"
            title="Keine Benachrichtigungen"
            text="Alles gelesen. Zeit für eine Pause am Brunnen."
          />
        </Card>
        <Card padding="none">
          <LoadFailed onRetry={() => undefined} />
        </Card>
        <Card title="Brandneu" titleLevel={3} actions={<Button size="small">Mehr</Button>}>
          <EmptyState size="small" title={general.noDataFound.text} titleLevel={4} />
        </Card>
      </div>
    </GallerySection>
  )
}

export function NoteSection() {
  return (
    <GallerySection title="Hinweise" wide>
      <div className={styles.two}>
        <Note>Die Bewertung sehen beide Seiten erst, wenn beide eingereicht haben.</Note>
        <Note kind="warning">Verbindung unterbrochen. Wird neu verbunden …</Note>
        <Note kind="success">Bewerbung ist unterwegs. Marco meldet sich bei dir.</Note>
        <Note kind="error">Deine Eingaben sind noch da. Versuche es in ein paar Minuten noch einmal.</Note>
      </div>
    </GallerySection>
  )
}
