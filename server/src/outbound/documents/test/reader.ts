// A document as a reader program understands it: tags, texts, pages.
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface Tagged {
  role: string
  alt?: string
  text: string
}

export interface ReadPdf {
  title: string
  language: string | null
  pages: number
  /** Every element that says something, in reading order over all pages. */
  tags: Tagged[]
  /** What the eye reads on each page. */
  texts: string[]
}

interface Node {
  role?: string
  alt?: string
  type?: string
  id?: string
  children?: Node[]
}

/** What marked content says, by its id. */
function spoken(items: readonly object[]): Map<string, string> {
  const said = new Map<string, string>()
  const open: (string | null)[] = []
  for (const item of items as { type?: string; id?: string; str?: string; hasEOL?: boolean }[]) {
    if (item.type?.startsWith('beginMarkedContent')) open.push(item.id ?? null)
    else if (item.type === 'endMarkedContent') open.pop()
    else if (item.str !== undefined) {
      const id = open.findLast((one) => one !== null)
      if (id) said.set(id, (said.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''))
    }
  }
  return said
}

function walk(node: Node, said: Map<string, string>, found: Tagged[]) {
  const own = (node.children ?? []).filter((child) => child.type === 'content')
  if (node.role && own.length) {
    const text = own.map((child) => said.get(child.id ?? '') ?? '').join('')
    found.push({ role: node.role, ...(node.alt && { alt: node.alt }), text: text.trim() })
  }
  for (const child of node.children ?? []) if (child.type !== 'content') walk(child, said, found)
}

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf: PDFDocumentProxy = await task.promise
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } }
  const tags: Tagged[] = []
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const tree = (await page.getStructTree()) as Node | null
    if (tree) walk(tree, spoken(items), tags)
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  await task.destroy()
  return { title: info.Title ?? '', language: info.Language ?? null, pages: texts.length, tags, texts }
}
