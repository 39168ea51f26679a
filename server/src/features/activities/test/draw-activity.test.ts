import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { readPdf } from '../../../outbound/documents/test/reader.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const draw = (who: Person, id: string) => app.call('drawActivity', { as: who, query: { id } })

describe('drawActivity', () => {
  test('an apprentice prints what hangs on the board: facts, text and the address to follow', async () => {
    const id = await newActivity(app, scene.clara, {
      title: 'Küche «Süd» umbauen / 2. Etappe',
      description: 'Wir reissen ab.\n\nDann bauen wir auf.',
      dateStart: '2026-12-01',
      dateEnd: '2026-12-31',
      slots: 3,
      reserved: 1,
    })
    const { status, bytes, headers } = await draw(scene.lea, id)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toContain('filename="Aktivitaet-Kueche _Sued_ umbauen 2. Etappe.pdf"')
    const { title, tags, texts } = await readPdf(bytes!)
    expect(title).toBe('Küche «Süd» umbauen / 2. Etappe')
    expect(tags.filter(({ role }) => role === 'P').map(({ text }) => text)).toEqual([
      'Wir reissen ab.',
      'Dann bauen wir auf.',
      'Ansehen und bewerben auf Werkplatz',
    ])
    const facts = tags.filter(({ role }) => ['Lbl', 'LBody'].includes(role)).map(({ text }) => text)
    for (const [label, value] of [
      ['Betrieb', 'Nordwerk AG'],
      ['Art', 'Projekt, einmalig'],
      ['Start', '01.12.2026'],
      ['Ende', '31.12.2026'],
      ['Plätze', '3, davon 1 vergeben'],
      ['Ort', 'Olten'],
    ])
      expect(facts[facts.indexOf(label!) + 1]).toBe(value)
    expect(tags.find(({ role }) => role === 'Link')!.text.replaceAll(/\s/g, '')).toMatch(
      new RegExp(`/dashboard/activities/detail\\?id=${id}$`),
    )
    // On the board nobody needs to know who has printed it.
    expect(texts.join('')).not.toContain(scene.lea.nameFirst)
  })

  test('whoever cannot read the activity gets no paper either; what is not offered says so', async () => {
    const draft = await newActivity(app, scene.clara, { status: 'DRAFT' })
    expect((await draw(scene.lea, draft)).status).toBe(404)
    expect((await draw(scene.luca, draft)).status).toBe(404)
    const own = await draw(scene.clara, draft)
    expect(own.status).toBe(200)
    expect((await readPdf(own.bytes!)).texts.join('')).toContain('Entwurf')
  })

  test('the 31st document of a minute: 429', async () => {
    const id = await newActivity(app, scene.noah)
    const token = await app.tokenOf(scene.noah)
    const statuses: number[] = []
    // An id that leads nowhere counts like any other, and draws nothing.
    for (let i = 0; i < 30; i += 1)
      statuses.push((await app.call('drawActivity', { token, query: { id: scene.noah.id } })).status)
    expect(new Set(statuses)).toEqual(new Set([404]))
    expect((await app.call('drawActivity', { token, query: { id } })).status).toBe(429)
  })
})
