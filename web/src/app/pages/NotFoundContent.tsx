import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import labels from '@werkplatz/content/labels/way-on.json'
import type { ReactNode } from 'react'

import { paths } from '../../lib/paths.ts'
import { useGoBack } from '../../lib/use-go-back.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { WayOn } from '../../ui/empty/WayOn.tsx'

/** Not found, inside a shell: whoever came here did nothing wrong. */
export function NotFoundContent({ children }: { children?: ReactNode }) {
  const goBack = useGoBack(paths.dashboard())
  return (
    <WayOn
      title={labels.notFound.title}
      text={labels.notFound.text}
      illustration="nicht-gefunden"
      actions={
        <>
          <Button kind="primary" onClick={goBack} icon={<IconArrowLeft stroke={1.75} aria-hidden />}>
            {labels.back}
          </Button>
          <ButtonLink to={paths.dashboard()} icon={<IconHome stroke={1.75} aria-hidden />}>
            {labels.home}
          </ButtonLink>
        </>
      }
    >
      {children}
    </WayOn>
  )
}
