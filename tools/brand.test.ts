// The brand is renamed in its one file; then nobody reads the old name anywhere in what is built.
import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test } from 'vitest'

import brand from '../content/brand.json' with { type: 'json' }
import { readPdf } from '../server/src/outbound/documents/test/reader.ts'
import { root } from './lib/root.ts'

const renamed = { name: 'Lernhof "Süd"', domain: 'lernhof.example', street: 'Am Lernhof 7' }
const old = new RegExp(
  Object.values(brand)
    .join('|')
    .replaceAll('.', String.raw`\.`),
)
const place = '{{brand.'
const run = promisify(execFile)

let copy: string
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'renamed-'))
  for (const part of ['content', 'contract', 'server', 'web', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/\/(?:build|\.react-router|\.cache|\.vite)$/.test(path),
    })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, 'content/brand.json'), JSON.stringify(renamed))
  const web = { cwd: join(copy, 'web'), env: { ...process.env, NODE_ENV: 'production' } }
  await run(join(copy, 'web/node_modules/.bin/react-router'), ['build'], web)
  await run(process.execPath, ['write-files.ts'], web)
}, 600_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const client = () => join(copy, 'web/build/client')

test('the built site, public pages, dashboard and legal texts, has the new name and the old one nowhere', () => {
  const files = globSync('**/*.{html,js,css,svg,json,xml,txt,webmanifest}', { cwd: client() })
  expect(files.length).toBeGreaterThan(50)
  const written = files.map((file) => ({ file, text: readFileSync(join(client(), file), 'utf8') }))
  const wrong = written.filter(({ text }) => old.test(text) || text.includes(place))
  expect(wrong.map(({ file }) => file)).toEqual([])
  const spoken = (file: string) => written.find((one) => one.file === file)!.text
  expect(spoken('index.html')).toMatch(/<title>[^<]*Lernhof (?:"|&quot;)Süd/)
  for (const legal of ['terms/use', 'imprint']) expect(spoken(`${legal}/index.html`)).toContain('Lernhof')
  expect(JSON.parse(spoken('manifest.webmanifest'))).toMatchObject({ name: renamed.name })
})

test('so have mails, notifications, the description of the API and what is drawn', async () => {
  const script = `
    import mails from '@werkplatz/content/mails.json' with { type: 'json' }
    import { notificationKinds } from '@werkplatz/contract/notifications/kinds.ts'
    import { renderMail } from './features/mail/render-mail.ts'
    import { templateOf } from './features/notifications/notification-texts.ts'
    import { openApiDocument } from './http/openapi.ts'
    import { drawSheet } from './outbound/documents/draw-sheet.ts'
    const values = (mail) => Object.fromEntries(mail.placeholders.map((one) => [one, 'x']))
    const told = mails.mails.map((mail) => renderMail(mail.id, values(mail), 'https://x.example'))
    const kinds = Object.keys(notificationKinds).map(templateOf)
    const sheet = { look: 'notice', kind: 'Probe', title: 'Probe', footer: 'Probe', blocks: [] }
    const pdf = await drawSheet(sheet, new Map())
    console.log(JSON.stringify({ told, kinds, api: openApiDocument().info, pdf: pdf.toString('base64') }))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(copy, 'server/src'),
    maxBuffer: 64 * 1024 * 1024,
  })
  const { pdf, ...said } = JSON.parse(stdout) as { pdf: string; told: object[] }
  const leaflet = globSync('documents/*.pdf', { cwd: client() }).map((file) => readFileSync(join(client(), file)))
  const drawn = await Promise.all([Buffer.from(pdf, 'base64'), ...leaflet].map(readPdf))
  for (const part of [...said.told, said, ...drawn].map((one) => JSON.stringify(one))) {
    expect(part).not.toMatch(old)
    expect(part).not.toContain(place)
  }
  for (const part of [...said.told, ...drawn]) expect(JSON.stringify(part)).toContain('Lernhof')
})

test('no source of the product spells the name out', () => {
  const sources = globSync(
    ['content/**/*.json', 'contract/src/**/*.ts', 'server/src/**/*.ts', 'web/{*.ts,src/**/*.{ts,tsx,css}}'],
    { cwd: root },
  ).filter((file) => !/^content\/(?:demo\/|brand\.json)|\.test\.|\/test\//.test(file))
  const isSpelled = (line: string) => old.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line)
  const found = sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (isSpelled(line) ? [`${file}:${i + 1}`] : [])),
  )
  expect(found).toEqual([])
})
