import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { audit } from '../../../db/audit.ts'
import { zurichText } from '../../../lib/zurich-time.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await app.begin((tx) =>
    audit(tx, { actorId: scene.clara.id, action: 'change', resource: 'person', targetId: scene.lea.id }),
  )
  await app.begin((tx) =>
    audit(tx, { actorId: scene.luca.id, action: 'submit', resource: 'application', targetId: scene.luca.id }),
  )
})

const table = async (who: Person, query = '') => {
  const token = await app.tokenOf(who)
  const { statusCode, body, headers } = await app.server.inject({
    url: `/api/v1/admin/audit/csv${query}`,
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: statusCode, lines: body.trim().split('\r\n'), name: headers['content-disposition'] }
}

describe('exportAudit', () => {
  test('an officer takes along what the list shows, in words; that she did is an entry', async () => {
    const { status, lines, name } = await table(scene.clara)
    expect(status).toBe(200)
    expect(name).toBe(`attachment; filename="protokoll.csv"; filename*=UTF-8''protokoll.csv`)
    expect(lines[0]).toBe('Zeit;Wer;Was;Woran;Name;Vorher;Nachher;Betrieb')
    const said = lines.slice(1).map((line) => line.split(';').slice(1).join(';'))
    expect(said).toEqual([
      'Clara Muster;hat das Protokoll heruntergeladen;Protokoll;;;;Nordwerk AG',
      'Clara Muster;hat geändert;Person;Lea Muster;;;Nordwerk AG',
    ])
    const { rows } = await app.pool.query("select actor_id from audit where action = 'exportAudit'")
    expect(rows).toEqual([{ actor_id: scene.clara.id }])
  })

  test('times are those of Switzerland, and the file is whole however long it is', async () => {
    const target = await newPerson(app, {
      nameFirst: 'Tim',
      companyId: scene.nordwerk,
      roles: ['USER'],
      email: 'tim@nordwerk.example',
    })
    // More than one portion, and more than a file once held.
    await app.begin(async (tx) => {
      for (let i = 0; i < 5_050; i += 1)
        await audit(tx, { actorId: scene.clara.id, action: 'change', resource: 'person', targetId: target.id })
    })
    const { rows } = await app.pool.query<{ at: Date }>('select at from audit where target_id = $1', [target.id])
    const { lines } = await table(scene.clara, `?targetId=${target.id}`)
    expect(lines).toHaveLength(5_051)
    expect(new Set(lines.slice(1))).toEqual(
      new Set([`${zurichText(rows[0]!.at)};Clara Muster;hat geändert;Person;Tim Muster;;;Nordwerk AG`]),
    )
  }, 60_000)

  test('a trainer takes nothing', async () => {
    expect((await table(scene.david)).status).toBe(403)
  })
})
