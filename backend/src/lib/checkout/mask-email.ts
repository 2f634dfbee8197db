/** 'ann@example.com' as 'a***@example.com': enough to recognise one's own, too little to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at > 0 ? `${email.slice(0, 1)}***${email.slice(at)}` : '***'
}
