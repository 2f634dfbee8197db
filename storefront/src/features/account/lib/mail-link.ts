/** What the address in a mail carries. */
export interface MailLink {
  token: string
  email: string
}

/** The token and address of a link from a mail, or null where either is missing. */
export function readMailLink(search: string): MailLink | null {
  const query = new URLSearchParams(search)
  const token = query.get('token')?.trim()
  // A plus sign that a mail program left unescaped arrives as a blank.
  const email = query.get('email')?.trim().replaceAll(' ', '+')
  return token && email ? { token, email } : null
}
