import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/school.json'
import { Link } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { proposedText } from '../../../lib/proposed-text.ts'
import { ownSupervisorQuery } from '../api.ts'

import styles from './TalkLink.module.css'

/** One tap to who looks after the training, with a sentence to begin with; nothing is sent or reported by itself. */
export function TalkLink({ subject }: { subject: string }) {
  const { data } = useQuery(ownSupervisorQuery)
  if (!data) return null
  const { supervisor } = data
  if (!supervisor) return <span className={styles.none}>{messages.talkNoSupervisor.text}</span>
  const { userId, name, nameFirst } = supervisor
  return (
    <Link
      className={styles.talk}
      to={paths.chatWith(userId)}
      state={proposedText(fillIn(messages.talkSentence.text, { nameFirst, subject }))}
      title={fillIn(messages.talkHint.text, { name })}
    >
      <IconMessageCircle size={18} stroke={1.75} aria-hidden />
      {messages.talkButton.text}
    </Link>
  )
}
