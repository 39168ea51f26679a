// The engine proves itself: it breaks what it should, and says what survived.
import { expect, test } from 'vitest'

import { breaksIn, codeMutants } from './code-mutants.ts'
import { listMutants } from './list-mutants.ts'
import { mutate, type Outcome } from './mutant.ts'
import { reasonsIn, reportOf, sampleOf } from './report.ts'
import { databaseMutants } from './sql-mutants.ts'
import { accessMutants } from './table-mutants.ts'

const broken = (source: string) =>
  breaksIn(source).map((found) => [found.kind, mutate(source, { file: '', ...found })] as const)

test('a condition of a query is left out', () => {
  const source = "const a = db.selectFrom('bookmark').where('person_id', '=', me.id).where('n', '>', 3)"
  expect(broken(source)).toEqual([['query', "const a = db.selectFrom('bookmark').where('n', '>', 3)"]])
})

test('gates and refusals are left out', () => {
  expect(broken('async () => { await withPassword(a); guardSelf(me, id); other() }')).toEqual([
    ['gate', 'async () => { ; guardSelf(me, id); other() }'],
    ['gate', 'async () => { await withPassword(a); ; other() }'],
  ])
  expect(broken("function f() { if (no) throw new Refusal('x'); if (no) throw new Error('y') }")).toEqual([
    ['refusal', "function f() { ; if (no) throw new Error('y') }"],
  ])
})

test('conditions in SQL become true, but joins and columns stay', () => {
  const source =
    'const a = sql`select a.status from a join b on b.company_id = a.company_id where a.company_id = ${me} and ${readable.by(who)}`'
  expect(broken(source).map(([, text]) => text.slice(text.indexOf('where')))).toEqual([
    'where a.company_id = ${me} and ${sql`true`}`',
    'where true and ${readable.by(who)}`',
  ])
})

test('a mask is taken off and put on', () => {
  const source = 'const a = sql`case when p.adult_from > now() then 1 else 2 end`'
  expect(broken(source)).toEqual([
    ['mask', 'const a = sql`case when true then 1 else 2 end`'],
    ['mask', 'const a = sql`case when false then 1 else 2 end`'],
  ])
})

test('comparisons of owners are turned round', () => {
  const source = 'const f = (file, me) => file.owner_id === me.id'
  expect(broken(source)).toEqual([['comparison', 'const f = (file, me) => file.owner_id !== me.id']])
})

test('the same words twice have two names', () => {
  const source = "const a = [x.where('status', '=', 1), y.where('status', '=', 1)]"
  expect(codeMutants('a.ts', source, ['query'], []).map(({ id }) => id)).toEqual([
    "query a.ts «.where('status', '=', 1)» left out",
    "query a.ts «.where('status', '=', 1)» left out (2)",
  ])
})

test('a rule is broken grant by grant', () => {
  const rule = {
    resource: 'activity',
    grants: [{ permission: 'UPDATE_ACTIVITY', scope: 'inCompany', stage: 'visible', notOwn: true }],
  } as const
  const ids = accessMutants({ 'activity.edit': rule }, { file: 'a.ts', length: 0 }, () => []).map(({ id }) => id)
  expect(ids.map((id) => id.split(': ')[1])).toEqual([
    'without',
    'in any stage',
    'also the own row',
    'without the permission',
    'with another permission',
    'inCompany → everywhere',
  ])
})

test('functions and policies of the database, the last definition of each', () => {
  const migrations = [
    'create function seen(p person) returns boolean language sql as $$ select p.company_id = 1 $$;',
    `create or replace function seen(p person) returns boolean language sql as $$
       select p.adult_from > now() -- and status = 'X'
     $$;
     create policy own_company on activity using (company_id = current_company());`,
  ]
  const mutants = databaseMutants(migrations, [])
  expect(mutants.map(({ id }) => id)).toEqual([
    'database function seen #1 «p.adult_from > now()» always true',
    'database function seen #1 «p.adult_from > now()» always false',
    'database policy own_company on activity: lets everything through',
  ])
  expect(mutants[1]!.edit).toMatchObject({
    apply: expect.stringContaining('select false') as string,
    undo: expect.stringContaining('adult_from') as string,
  })
})

test('survivors need a reason in the document', () => {
  const outcome = (id: string, verdict: Outcome['verdict']): Outcome => ({
    id,
    kind: 'gate',
    verdict,
    by: '',
    seconds: 1,
  })
  const reasons = reasonsIn('| `gate b` | asked elsewhere |\n| `gate c…` | the same |\n| `other` | no mutant |')
  expect([...reasons.keys()]).toEqual(['gate b', 'gate c…'])
  const all = [
    outcome('gate a', 'killed'),
    outcome('gate b', 'survived'),
    outcome('gate cd', 'survived'),
    outcome('gate e', 'broken'),
  ]
  expect(reportOf(all, reasons, 1)).toMatchObject({ unexplained: [] })
  expect(reportOf(all, reasons, 1).text).toContain('1 of 3 (33.3 %)')
  expect(reportOf([...all, outcome('gate f', 'survived')], reasons, 1).unexplained).toHaveLength(1)
})

test('a sample reaches over the whole list', () => {
  expect(sampleOf([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5])
  expect(sampleOf([1, 2], 3)).toEqual([1, 2])
})

test('this tree: hundreds of mutants with a name of their own each, among them those that once survived', async () => {
  const mutants = await listMutants()
  expect(mutants.length).toBeGreaterThan(400)
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
  expect(mutants.filter(({ steps }) => steps.length === 0)).toEqual([])
  const ids = mutants.map(({ id }) => id).join('\n')
  expect(ids).toMatch(/activity-home\.queries\.ts «readable\.currentBy/)
  expect(ids.match(/second-factor\.routes\.ts «await withPassword/g)).toHaveLength(5)
  expect(ids).toMatch(/file\.present\.ts «file\.status !== 'READY'» turned round/)
})
