// A hot read that depends on what the caller may do, compiled once for each combination of rights: there are few of
// them, and of two callers with the same rights only the ids differ.
import type { Db } from '../db/handles.ts'
import { prepared, type Compilable, type Param, type Prepared } from '../db/prepared.ts'
import type { Member } from './member.ts'

type WithCaller<P> = P & { callerId: string; callerCompany: string }

export interface PreparedReach<P, O> {
  (db: Db, me: Member, params: P): Promise<O[]>
  statement(db: Db, me: Member): { text: string; parameters: string[] }
  called(name: string): void
}

const known = new WeakMap<Member, string>()

/** Everything the rules ask about a caller, except who it is. */
export function rightsOf(me: Member): string {
  let rights = known.get(me)
  if (rights === undefined) {
    rights = `${me.roles.join()}|${[...me.permissions].join()}|${me.isPlatform}`
    known.set(me, rights)
  }
  return rights
}

/** `who` stands for the caller: its id and company are placeholders, its rights are real. */
export function preparedReach<P extends Record<string, unknown>, O>(
  build: (db: Db, param: Param<P>, who: Member) => Compilable<O>,
): PreparedReach<P, O> {
  const byRights = new Map<string, Prepared<WithCaller<P>, O>>()
  let called = ''
  const of = (me: Member) => {
    const rights = rightsOf(me)
    let statement = byRights.get(rights)
    if (!statement) {
      statement = prepared<WithCaller<P>, O>((db, param) =>
        build(db, param as Param<P>, { ...me, id: param('callerId'), companyId: param('callerCompany') }),
      )
      statement.called(called)
      byRights.set(rights, statement)
    }
    return statement
  }
  // The caller's ids stand in front of the parameters, which are not copied: this runs on every read.
  const run = (db: Db, me: Member, params: P) =>
    of(me)(db, Object.assign(Object.create(params) as P, { callerId: me.id, callerCompany: me.companyId }))
  return Object.assign(run, {
    statement: (db: Db, me: Member) => of(me).statement(db),
    called: (name: string) => void (called = name),
  })
}
