// What a test file opened is closed when it ends. A hook of its own would not do: one that is added while another hook runs
// is sometimes not called, and the database stays.
const open: (() => Promise<void>)[] = []

/** May be called from anywhere in a test, its hooks included. */
export const atEndOfFile = (close: () => Promise<void>) => void open.push(close)

/** The last one opened first. */
export async function closeAll() {
  for (const close of open.splice(0).toReversed()) await close()
}
