import { PageError } from './PageError.tsx'

/** The last net: something outside every shell broke. */
export function RootError() {
  return (
    <main id="inhalt">
      <PageError />
    </main>
  )
}
