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

const OWN_MARKS = 'Lea hat die Noten selbst eingetragen. Massgebend ist das Zeugnis der Berufsfachschule.'
const headOf = (title: string) => [
  '',
  title,
  'Lernende/r',
  'Lea Muster',
  'Betrieb',
  'Nordwerk AG',
  'Stand',
  expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/),
]

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
    const [lines, notes] = [said.slice(8, -2), said.slice(-2)]
    expect(lines).toEqual(
      [
        ['Semesterschnitt', '4.68', 'Zeugnisnote, wenn das Semester heute enden würde', '4.8'],
        ['Die Fächer', 'Fach', 'Noten', 'Schnitt', 'Zeugnis', 'In Worten'],
        ['mathematik', '3.6, 4.1 (×0.5)', '3.77', '4.0', 'unter 4.0 und tiefer als im letzten Semester'],
        ['Englisch', '5.6', '5.60', '5.5', 'neu dazugekommen'],
        ['So liest man das'],
      ].flat(),
    )
    expect(notes).toEqual([expect.stringMatching(/^6 ist die beste Note, 1 die tiefste\./), OWN_MARKS])
    expect(said.slice(0, 8)).toEqual(headOf('1. Lehrjahr 2. Semester'))
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
    const said = tags.map(({ text }) => text)
    expect(said).toEqual([...headOf('2. Lehrjahr 1. Semester'), 'Noch keine Noten eingetragen.', OWN_MARKS])
    for (const who of [scene.david, scene.clara, scene.ada, scene.bruno])
      expect((await draw(who, third)).status).toBe(403)
    expect((await draw(scene.luca, third)).status).toBe(404)
  })
})
