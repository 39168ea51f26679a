import { beforeAll, describe, expect, test } from 'vitest'

import { SECTOR } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { swissDay, writtenDay } from '../../../lib/swiss-day.ts'
import { shiftDay } from '../../../lib/swiss-holidays.ts'
import { readPdf } from '../../../outbound/documents/test/reader.ts'

let app: TestApp
let scene: Scene
/** Of another company; leads Lea now. */
let rosa: Person
const today = swissDay(new Date())
const ago = (days: number) => shiftDay(today, -days)

beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  const elsewhere = { companyId: scene.suedwerk, roles: ['USER' as const], email: 'rosa@suedwerk.example' }
  rosa = await newPerson(app, { nameFirst: 'Rosa', ...elsewhere })
  await app.pool.query(
    "update person set date_joined = $2, profession_id = 'pr-edb', adult_from = '2099-01-01' where id = $1",
    [scene.lea.id, ago(200)],
  )
  await approved('Empfang', 200, 150)
  await approved('=1+1;"Lager"', 129, 100)
  await approved('Büro', 92, -20, rosa)
})

async function approved(title: string, from: number, to: number, contact?: Person) {
  await app.pool.query(
    `insert into assignment (author_id, company_id, status, title, description, location, department, work_sector_id,
       date_start, date_end, workload, contact, contact_id)
     values ($1, $2, 'APPROVED', $3, 'Text', 'Olten', 'Team', $4, $5, $6, 80, $7, $8)`,
    [scene.lea.id, scene.nordwerk, title, SECTOR, ago(from), ago(to), contact ? '' : 'Rita', contact?.id ?? null],
  )
}

const draw = (as: Person, of = scene.lea) => app.call('drawWorkHistory', { as, query: { id: of.id } })
const tabulate = (as: Person, of = scene.lea) => app.call('tabulateWorkHistory', { as, query: { id: of.id } })

describe('drawWorkHistory', () => {
  test('says whose it is, in numbers and events with their pauses, and who had it made', async () => {
    const { status, headers, bytes } = await draw(scene.clara)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain('filename="Verlauf-Muster-Lea.pdf"')
    const { title, pages, tags, texts } = await readPdf(bytes!)
    expect([title, pages]).toEqual(['Verlauf von Lea Muster', 1])
    const said = tags.map(({ text }) => text)
    const profession = 'Entwickler:in digitales Business EFZ'
    const events = said.indexOf('Ereignisse')
    expect(said.slice(0, events - 1)).toEqual(
      [
        ['', 'Verlauf von Lea Muster', 'Betrieb', 'Nordwerk AG', 'Beruf', profession],
        ['Lehre begonnen', writtenDay(ago(200)), 'Stand', writtenDay(today)],
        ['Einsätze', '3', 'davon mit Aktivität', '0', 'Lücken über 2 Wochen', '1', 'Tage ohne Einsatz', '27'],
        ['Tage im Schnitt', '58.0'],
      ].flat(),
    )
    expect(tags.find(({ role, alt }) => role === 'Figure' && alt?.startsWith('Zeitachse'))!.alt).toContain('Empfang')
    expect(said.slice(events)).toEqual(
      [
        ['Ereignisse', 'Datum', 'Ereignis', 'Einsatz'],
        [writtenDay(ago(200)), 'Lehre begonnen', `${profession} Nordwerk AG`],
        [writtenDay(ago(200)), 'Begonnen', 'Empfang Einsatz, 80 %, Nordwerk AG'],
        [writtenDay(ago(150)), 'Beendet', 'Empfang 51 Tage'],
        [`20 Tage ohne Einsatz, ${writtenDay(ago(149))} – ${writtenDay(ago(130))}`],
        [writtenDay(ago(129)), 'Begonnen', '=1+1;"Lager" Einsatz, 80 %, Nordwerk AG'],
        [writtenDay(ago(100)), 'Beendet', '=1+1;"Lager" 30 Tage'],
        [writtenDay(ago(92)), 'Begonnen', `Büro Einsatz, 80 %, Südwerk AG, läuft bis ${writtenDay(ago(-20))}`],
        [expect.stringMatching(/^Gezählt werden genehmigte Einsätze /)],
      ].flat(),
    )
    expect(texts[0]).toContain(`Vertraulich. Erstellt am ${writtenDay(today)} von Clara Muster`)
  })

  test('for who reads the history, and for nobody else', async () => {
    for (const who of [scene.lea, scene.clara, scene.david, scene.ada, rosa]) expect((await draw(who)).status).toBe(200)
    for (const who of [scene.noah, scene.vera, scene.luca, scene.elena]) expect((await draw(who)).status).toBe(404)
    expect((await draw(scene.ada, scene.luca)).status).toBe(403)
  })

  test('without a first day there is a page that says so; with none but that day it counts from there', async () => {
    const nobodyKnows = await readPdf((await draw(scene.luca, scene.luca)).bytes!)
    expect(nobodyKnows.texts[0]).toContain('Sobald der Lehrbeginn erfasst ist')
    await app.pool.query('update person set date_joined = $2 where id = $1', [scene.luca.id, ago(30)])
    const idle = await readPdf((await draw(scene.luca, scene.luca)).bytes!)
    expect(idle.texts[0]).toContain('Noch kein genehmigter Einsatz. Ohne Einsatz seit')
  })

  test('five years with a hundred assignments go over pages', async () => {
    const mia = await newPerson(app, { nameFirst: 'Mia', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
    await app.pool.query(`update person set date_joined = $2 where id = $1`, [mia.id, ago(1_800)])
    await app.pool.query(
      `insert into assignment (author_id, company_id, status, title, description, location, department, work_sector_id,
         date_start, date_end, workload, contact)
       select $1, $2, 'APPROVED', 'Einsatz ' || n, 'Text', 'Olten', 'Team', $3, $4::date + n * 18, $4::date + n * 18 + 20,
         50, 'Rita' from generate_series(0, 98) n`,
      [mia.id, scene.nordwerk, SECTOR, ago(1_800)],
    )
    const { pages, tags } = await readPdf((await draw(mia, mia)).bytes!)
    expect(pages).toBeGreaterThan(5)
    expect(tags.filter(({ text }) => text === 'Begonnen')).toHaveLength(99)
  })
})

describe('tabulateWorkHistory', () => {
  test('one row an event, none of its cells a formula', async () => {
    const { status, headers, body } = await tabulate(scene.lea)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain('filename="Verlauf-Muster-Lea.csv"')
    const empfang = `Empfang;Einsatz;Nordwerk AG;${ago(200)};${ago(150)};51;80`
    const hostile = `"'=1+1;""Lager""";Einsatz;Nordwerk AG;${ago(129)};${ago(100)};30;80`
    // It goes on: its days are counted until today.
    const running = `Büro;Einsatz;Südwerk AG;${ago(92)};${ago(-20)};93;80`
    expect(
      String(body)
        .replace(/^\uFEFF/, '')
        .split('\r\n'),
    ).toEqual([
      'Ereignis;Datum;Einsatz;Art;Betrieb;Start;Ende;Tage;Pensum;Tage ohne Einsatz davor',
      `Lehre begonnen;${ago(200)};;;;;;;;`,
      `Einsatz begonnen;${ago(200)};${empfang};0`,
      `Einsatz beendet;${ago(150)};${empfang};`,
      `Einsatz begonnen;${ago(129)};${hostile};20`,
      `Einsatz beendet;${ago(100)};${hostile};`,
      `Einsatz begonnen;${ago(92)};${running};7`,
      '',
    ])
  })

  test('for who reads the history, and for nobody else', async () => {
    for (const who of [scene.lea, scene.clara, rosa]) expect((await tabulate(who)).status).toBe(200)
    for (const who of [scene.noah, scene.luca, scene.elena]) expect((await tabulate(who)).status).toBe(404)
    expect((await tabulate(scene.ada, scene.luca)).status).toBe(403)
  })
})
