// Rows → contract shapes.
export const presentOpenInvitation = (row: { email: string; company_name: string }) => ({
  email: row.email,
  companyName: row.company_name,
})
