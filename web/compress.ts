// Lays a .br and a .gz beside every text file of the build; the server picks what the browser understands.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const client = fileURLToPath(new URL('build/client/', import.meta.url))
/** Below this a packet is a packet. */
const worthwhile = 1000

for (const name of globSync('**/*.{html,js,css,svg,webmanifest,xml,txt}', { cwd: client })) {
  const file = client + name
  const content = readFileSync(file)
  if (content.length < worthwhile) continue
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: hint }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
