// Small made-up source trees on which a check shows that it fails when its rule is broken, and only then.
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Path → text; undefined takes a file out of the tree it is laid over. */
export type Tree = Readonly<Record<string, string | undefined>>

export interface Cases {
  clean: Tree
  /** Name → what is changed in the clean tree, and what must be said about it. */
  broken: Readonly<Record<string, { change: Tree; said: RegExp }>>
}

export function plant(...layers: Tree[]): string {
  const root = mkdtempSync(join(tmpdir(), 'house-check-'))
  const merged: Tree = Object.assign({}, ...layers)
  for (const [path, text] of Object.entries(merged)) {
    if (text === undefined) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  // As pnpm does for the packages of a workspace.
  if (merged['contract/package.json']) {
    mkdirSync(join(root, 'node_modules/@werkplatz'), { recursive: true })
    symlinkSync(join(root, 'contract'), join(root, 'node_modules/@werkplatz/contract'))
  }
  return root
}
