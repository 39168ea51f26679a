// Why a job failed, without what it was about: the text of an error may repeat a text, an address or a name.
const LONGEST = 200
const SHORTEST_WORD = 3

/** The first line; whatever also stands in the job's data, an address, an id or anything in quotes is taken out. */
export function safeReason(error: unknown, data: unknown): string {
  const [line = ''] = messageOf(error).split('\n')
  const words = textsIn(data).toSorted((one, other) => other.length - one.length)
  const without = words.reduce((text, word) => text.replaceAll(word, '…'), line)
  return without
    .replaceAll(/\S+@\S+/g, '…@…')
    .replaceAll(/["'«„`][^"'»“`]*["'»“`]/g, '…')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '…')
    .trim()
    .slice(0, LONGEST)
}

const messageOf = (error: unknown): string => {
  if (typeof error === 'string') return error
  const { message, value } = (error ?? {}) as { message?: unknown; value?: unknown }
  if (typeof message === 'string') return message
  return value === undefined ? '' : messageOf(value)
}

/** Every text, and its words: an error may quote a part. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data, ...data.split(/\s+/)].filter((text) => text.length >= SHORTEST_WORD)
  if (typeof data === 'number') return data >= 100 ? [String(data)] : []
  return data && typeof data === 'object' ? Object.values(data).flatMap(textsIn) : []
}
