import labels from '@werkplatz/content/labels/way-on.json'

import { useIsOutdated } from '../../api/web-version.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Strip } from '../../ui/strip/Strip.tsx'

/** Asks kindly to load afresh once the server has a newer version; the person says when. */
export function VersionStrip() {
  const { title, text, reload } = labels.newVersion
  if (!useIsOutdated()) return null
  const action = (
    <Button size="small" onClick={() => window.location.reload()}>
      {reload}
    </Button>
  )
  return <Strip kind="newer" title={title} text={text} action={action} />
}
