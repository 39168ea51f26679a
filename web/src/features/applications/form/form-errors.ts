// What is wrong with the form, at its field: found here before sending, or said by the server.
import messages from '@werkplatz/content/messages/applications.json'
import { applicationLimits as limits } from '@werkplatz/contract/applications/limits.ts'

export interface FormValues {
  title: string
  body: string
}

export type FormErrors = Partial<Record<keyof FormValues, string>>

const tooLong = (text: string, max: number) => (text.length > max ? `Höchstens ${max} Zeichen` : undefined)

/** A draft may be without a message; what is sent may not. */
export function findErrors({ title, body }: FormValues, isComplete: boolean): FormErrors {
  const found: FormErrors = {}
  const titleError = title.trim() ? tooLong(title, limits.title) : messages.titleRequired.text
  const bodyError = isComplete && !body.trim() ? messages.messageRequired.text : tooLong(body, limits.body)
  if (titleError) found.title = titleError
  if (bodyError) found.body = bodyError
  return found
}
