import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import labels from '@werkplatz/content/labels/shell.json'
import { useLocation } from 'react-router'

import { Button } from '../button/Button.tsx'
import { showContextHelp } from './context-help.ts'

/** For pages without the dashboard's header: says what this page is for. */
export function HelpButton() {
  const { pathname } = useLocation()
  return (
    <Button kind="ghost" icon={<IconHelp stroke={1.75} aria-hidden />} onClick={() => void showContextHelp(pathname)}>
      {labels.help}
    </Button>
  )
}
