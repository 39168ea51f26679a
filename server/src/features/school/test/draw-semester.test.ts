import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newMark, newSemester } from '../../../../test/school.ts'
import { readPdf } from '../../../outbound/documents/test/reader.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const draw = (as: Person, id: string) => app.call('drawSemester', { as, query: { id } })

describe('drawSemester', () => {
  test('says in plain words how it goes, against the semester before', async () => {
    const first = await newSemester(app, scene.lea)
    const second = await newSemester(app, scene.lea)
    await newMark(app, scene.lea, { semesterId: first, subject: 'Mathematik', grade: 5 })
    await newMark(app, scene.lea, { semesterId: second, subject: 'mathematik', grade: 3.6 })
    await newMark(app, scene.lea, { semesterId: second, subject: 'Mathematik', grade: 4.1, weight: 0.5 })
    await newMark(app, scene.lea, { semesterId: second, subject: 'Englisch', grade: 5.6 })
    const { status, headers, bytes } = await draw(scene.lea, second)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain('filename="Semester-1-2-Muster-Lea.pdf"')
    const { title, pages, tags } = await readPdf(bytes!)
    expect([title, pages]).toEqual(['1. Lehrjahr 2. Semester', 1])
    const said = tags.map(({ text }) => text)
    const words = ['Lea Muster', '4.68', '4.8', '3.6, 4.1 (×0.5)', '3.77', '4.0', 'neu dazugekommen', '5.60', '5.5']
    expect(said).toEqual(expect.arrayContaining(words))
    expect(said).toContain('unter 4.0 und tiefer als im letzten Semester')
  })

  test('the report mark of a semester that goes on is what it would be today; of a past one it is not', async () => {
    const kim = await newPerson(app, {
      nameFirst: 'Kim',
      companyId: scene.nordwerk,
      roles: ['APPRENTICE'],
      email: 'kim@nordwerk.example',
    })
    const first = await newSemester(app, kim)
    await newMark(app, kim, { semesterId: first, subject: 'Mathematik', grade: 5 })
    const isPast = async (id: string) => {
      const { tags } = await readPdf((await draw(kim, id)).bytes!)
      const said = tags.map(({ text }) => text)
      return [
        said.includes('Zeugnisnote, aus diesen Noten gerechnet'),
        said.some((text) => text.includes('heute enden')),
      ]
    }
    const joined = (days: number) =>
      app.pool.query('update person set date_joined = swiss_today() - $2::int where id = $1', [kim.id, days])
    await joined(30)
    expect(await isPast(first)).toEqual([false, true])
    // Half a year after the training began the first semester is over.
    await joined(200)
    expect(await isPast(first)).toEqual([true, false])
    await joined(30)
    const second = await newSemester(app, kim)
    await newMark(app, kim, { semesterId: second, subject: 'Mathematik', grade: 5 })
    expect([await isPast(first), await isPast(second)]).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('an empty one says so; nobody but the apprentice has it made', async () => {
    const third = await newSemester(app, scene.lea)
    const { tags } = await readPdf((await draw(scene.lea, third)).bytes!)
    expect(tags.map(({ text }) => text)).toContain('Noch keine Noten eingetragen.')
    for (const who of [scene.david, scene.clara, scene.ada, scene.bruno])
      expect((await draw(who, third)).status).toBe(403)
    expect((await draw(scene.luca, third)).status).toBe(404)
  })
})
