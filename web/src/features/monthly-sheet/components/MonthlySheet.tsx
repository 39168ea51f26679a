import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import messages from '@werkplatz/content/messages/admin-overview.json'

import { useUser } from '../../../api/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { useMonthlySheet } from '../actions.ts'

import styles from './MonthlySheet.module.css'

/** Figures without people, for who reports to others. */
export function MonthlySheet() {
  const may = useUser()?.can['admin.readSheet']
  const { isBusy, fetch } = useMonthlySheet()
  if (!may) return null
  return (
    <Card title={messages.sheetHeading.text} as="section">
      <p className={styles.text}>{messages.sheetHint.text}</p>
      <Button busy={isBusy} icon={<IconFileTypePdf stroke={1.75} aria-hidden />} onClick={fetch}>
        {messages.sheet.text}
      </Button>
    </Card>
  )
}
