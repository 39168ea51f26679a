// Who we are to PostgreSQL. A process that owned the tables could empty the audit trail and switch row security off.
import type { Query } from './pipelined-driver.ts'

export type DatabaseRole = 'werkplatz_app' | 'werkplatz_worker'

interface Standing {
  name: string
  is_member: boolean
  is_above: boolean
  owns: string | null
}

export class WrongRole extends Error {}

/** Throws unless the connection has the rights of `role` and none above it. */
export async function assertRole(ask: Query, role: DatabaseRole) {
  const rows = await ask<Standing>(
    `select rolname as name, pg_has_role($1, 'usage') as is_member,
       rolsuper or rolbypassrls or rolcreaterole as is_above,
       (select min(relname) from pg_class where relnamespace = 'public'::regnamespace
         and pg_has_role(relowner, 'usage')) as owns
     from pg_roles where rolname = current_user`,
    [role],
  )
  const { name, is_member: isMember, is_above: isAbove, owns } = rows[0]!
  const reasons = [
    ...(isMember ? [] : [`it is no member of ${role}`]),
    ...(isAbove ? ['it is a superuser, bypasses row security or creates roles'] : []),
    ...(owns ? [`it owns «${owns}»`] : []),
  ]
  if (reasons.length)
    throw new WrongRole(
      `the database role «${name}» will not do: ${reasons.join('; ')} (see DATABASE_URL in .env.example)`,
    )
}
