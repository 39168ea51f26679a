import pg from 'pg'

/** Lets months of the audit trail go that are older than 13 months. Only the owner of the tables can. */
export async function dropAuditMonths(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>('select * from audit_drop_months() as name')
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
