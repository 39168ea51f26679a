import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import labels from '@werkplatz/content/labels/general.json'
import general from '@werkplatz/content/messages/general.json'

import { Button } from '../button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

export type LoadFailedProps = {
  onRetry?: () => void
  /** A retry is under way. */
  busy?: boolean
  size?: 'medium' | 'small'
  /** 1 where it stands for the whole page. */
  titleLevel?: 1 | 3
}

/** Stands in the place of content that could not be loaded. */
export function LoadFailed({ onRetry, busy, size, titleLevel = 3 }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        illustration="wartung"
        title={general.detailMissing.text}
        titleLevel={titleLevel}
        {...(size && { size })}
        action={
          onRetry && (
            <Button onClick={onRetry} busy={busy ?? false} icon={<IconRefresh stroke={1.75} aria-hidden />}>
              {labels.retry}
            </Button>
          )
        }
      />
    </div>
  )
}
