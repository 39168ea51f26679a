import { Note } from '../../ui/note/Note.tsx'
import { RelativeTime } from '../../ui/time/RelativeTime.tsx'

export type AnswerNoteProps = {
  isYes: boolean
  /** «Zugesagt», «Abgelehnt». */
  label: string
  by: string | null
  date: string | null
  message: string
}

/** What was answered, in the words of who decided. */
export function AnswerNote({ isYes, label, by, date, message }: AnswerNoteProps) {
  return (
    <Note kind={isYes ? 'success' : 'error'}>
      <b>
        {label}
        {by && ` von ${by}`}
        {date && (
          <>
            , <RelativeTime value={date} />
          </>
        )}
      </b>
      {message
        .split('\n')
        .filter((line) => line.trim())
        .map((line, index) => (
          <p key={index}>{line}</p>
        ))}
    </Note>
  )
}
