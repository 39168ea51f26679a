// Pages of the public site are documents: prerendered, never hydrated, reached by ordinary links. What moves on one is
// done by a script of its own; a page that only holds text has none.
import { use } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'

export interface DocumentPage {
  /** Its module, bundled on its own: import it with `?worker&url`. */
  script?: string
  /** Must run before the first paint. Stands in the html as text, see app/head-script.ts. */
  headScript?: string
}

type Handle = { document?: DocumentPage } | undefined

/** What a route module exports as `handle`. */
export const documentHandle = (document: DocumentPage = {}): { document: DocumentPage } => ({ document })

/** undefined: the page belongs to the app. */
export function useDocumentPage(): DocumentPage | undefined {
  const found = useMatches().map(({ handle }) => (handle as Handle)?.document)
  // The app's empty shell is rendered at «/» too, and nothing else says that it is not the home page.
  if (use(FrameworkContext)?.isSpaMode) return undefined
  return found.findLast((document) => document !== undefined)
}
