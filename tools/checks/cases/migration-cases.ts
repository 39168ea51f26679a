// Migrations that only add, and each way to take something away from the version before.
import type { Cases } from './made-up-tree.ts'

const at = (name: string, sql: string) => ({ [`server/src/db/migrations/${name}.sql`]: sql })
const newer = (sql: string) => ({ change: at('0100_new', `-- Why.\n${sql}\n`) })

export const migrationCases: Cases = {
  clean: {
    ...at('0001_people', 'create table person (id uuid);\nalter table person rename column a to b;\n'),
    ...at(
      '0090_adds',
      `-- drop column only in words
      alter table person add column nick text, add column seen boolean not null default false;
      alter table person drop constraint person_check;
      create table hat (id uuid not null);
      create or replace function f() returns int language sql as 'select 1';`,
    ),
    ...at('0091_takes', '-- contract: unused since 0.4, see 0090\nalter table person drop column nick;\n'),
  },
  broken: {
    'a dropped column': {
      ...newer('alter table person\n  drop column nick;'),
      said: /0100_new\.sql:3: drops something/,
    },
    'a dropped table': { ...newer('drop table hat;'), said: /drops something/ },
    'a renamed column': { ...newer('alter table hat rename column a to b;'), said: /renames something/ },
    'a renamed table': { ...newer('alter table hat rename to cap;'), said: /renames something/ },
    'another type': { ...newer('alter table hat alter column size type text;'), said: /changes a type/ },
    'a value that was free': { ...newer('alter table hat alter column size set not null;'), said: /demands a value/ },
    'a new column that must be filled': {
      ...newer('alter table hat add column brim text not null check (brim <> $$$$);'),
      said: /demands a value/,
    },
    'a reason that is none': { ...newer('-- contract:\ndrop table hat;'), said: /drops something/ },
  },
}
