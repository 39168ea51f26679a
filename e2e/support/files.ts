// What the stories of uploading know of the rows behind them, and how they open the form that has every upload field.
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { run } from '../../tools/lib/run.ts'
import { cluster } from './cluster.ts'
import { signIn } from './sign-in.ts'

const sql = (text: string) =>
  run('psql', ['-X', '-q', '-t', '-A', '-d', cluster().databaseUrl, '-c', text], { output: 'collect' })

/** As if every upload so far were old: the ten open slots of a person are free again. */
export const forgetOpenSlots = () => sql("update file set date_created = now() - interval '20 minutes'")

/** Files of a person that belong to nothing yet. */
export const looseFiles = async (email: string) =>
  Number(
    await sql(`select count(*) from file join person on person.id = file.owner_id
      where person.email = '${email}' and file.attached_id is null`),
  )

/** The form of a new activity, with the fields for its pictures and its documents. */
export async function openForm(page: Page, email: string) {
  await signIn(page, email, { at: '/dashboard/activities/form' })
  const pictures = page.getByRole('group', { name: 'Bilder' })
  const documents = page.getByRole('group', { name: 'Dokumente' })
  await expect(pictures).toBeVisible()
  return { pictures, documents }
}
