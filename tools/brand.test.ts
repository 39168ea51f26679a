// The brand is renamed in its one file; then nobody reads the old name anywhere in what is built.
import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test } from 'vitest'

import brand from '../content/brand.json' with { type: 'json' }
import { root } from './lib/root.ts'

const renamed = { name: 'Lernhof "Süd"', domain: 'lernhof.example', street: 'Am Lernhof 7' }
const old = new RegExp(Object.values(brand).join('|').replaceAll('.', String.raw`\.`))
const text = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/

let copy: string
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'renamed-'))
  for (const part of ['content', 'contract', 'server', 'web', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/\/(?:build|\.react-router|\.cache)$/.test(path),
    })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, 'content/brand.json'), JSON.stringify(renamed))
  const run = promisify(execFile)
  const web = { cwd: join(copy, 'web'), env: { ...process.env, NODE_ENV: 'production' } }
  await run(join(copy, 'web/node_modules/.bin/react-router'), ['build'], web)
  await run(process.execPath, ['write-files.ts'], web)
}, 600_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the built site has the new name, and the old one nowhere', () => {
  const client = join(copy, 'web/build/client')
  const files = globSync('**/*', { cwd: client }).filter((file) => text.test(file))
  expect(files.length).toBeGreaterThan(50)
  const written = files.map((file) => [file, readFileSync(join(client, file), 'utf8')] as const)
  expect(written.filter(([, content]) => old.test(content)).map(([file]) => file)).toEqual([])
  expect(written.filter(([, content]) => content.includes('{{brand.')).map(([file]) => file)).toEqual([])
  const home = written.find(([file]) => file === 'index.html')![1]
  expect(home).toMatch(/<title>Lernhof (?:"|&quot;)Süd/)
})

test('so have mails, notifications and documents', async () => {
  const script = `
    import { renderMail, templateOf } from './features/mail/render-mail.ts'
    import { openApiDocument } from './http/openapi.ts'
    const mail = renderMail('invitation', Object.fromEntries(templateOf('invitation').placeholders.map((one) => [one, 'x'])))
    console.log(JSON.stringify([mail, openApiDocument().info]))`
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: join(copy, 'server/src') })
  expect(stdout).toContain('Lernhof')
  expect(stdout).not.toMatch(old)
})

test('no source of the product spells the name out', () => {
  const sources = globSync(['content/**/*.json', 'contract/src/**/*.ts', 'server/src/**/*.ts', 'web/src/**/*.{ts,tsx,css}'], {
    cwd: root,
    exclude: (path) => /content\/(?:demo|brand)|\.test\.|\/test\//.test(String(path)),
  })
  const speaks = (line: string) => old.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line)
  const found = sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (speaks(line) ? [`${file}:${i + 1}`] : [])),
  )
  expect(found).toEqual([])
})
