import { PublicFrame } from '../shells/PublicFrame.tsx'
import { NotFound } from '../../features/public-site/components/NotFound.tsx'
import styles from './SpaFallback.module.css'

/**
 * What stands in __spa-fallback.html. Every known path has a file of its own, so this one is served for unknown
 * paths only: it says so before any script runs. Below /dashboard the person's shell takes its place at once.
 */
export function SpaFallback() {
  return (
    <div className={styles.fallback}>
      <PublicFrame>
        <NotFound />
      </PublicFrame>
    </div>
  )
}
