// Unknown fields: the schemas let them pass, TypeScript's excess property check does not.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Manifest } from './manifests.ts'

/** Here, and not in a temporary folder: the types must be found from there. */
export function unknownFields(documents: readonly Manifest[], folder = import.meta.dirname): string {
  const place = mkdtempSync(join(folder, '.strict-'))
  try {
    const text = documents.map(
      (one, i) =>
        `import type { I${one.kind} as T${i} } from 'kubernetes-models/${one.apiVersion}/${one.kind}'\n` +
        `export const document${i} = ${JSON.stringify(one, null, 2)} satisfies T${i}\n`,
    )
    writeFileSync(join(place, 'documents.ts'), text.join(''))
    const args = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--target',
      'es2022',
      '--module',
      'preserve',
    ]
    const tsc = join(folder, '../node_modules/.bin/tsc')
    const { status, stdout, stderr } = spawnSync(tsc, [...args, join(place, 'documents.ts')], { encoding: 'utf8' })
    return status === 0 ? '' : `${stdout}${stderr}`
  } finally {
    rmSync(place, { recursive: true })
  }
}
