// Who to sign in as in the demo world: one named person per role.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.ts'

type Person = { roles: string[]; nameFirst: string; nameLast: string; email: string; jobTitle: string }

export function onePersonPerRole(): { role: string; name: string; email: string; jobTitle: string }[] {
  const { people } = JSON.parse(readFileSync(join(root, 'content/demo/people.json'), 'utf8')) as { people: Person[] }
  const found = new Map<string, Person>()
  for (const person of people) {
    const [role, ...more] = person.roles
    if (role && more.length === 0 && !found.has(role)) found.set(role, person)
  }
  return [...found].map(([role, person]) => ({
    role,
    name: `${person.nameFirst} ${person.nameLast}`,
    email: person.email,
    jobTitle: person.jobTitle,
  }))
}
