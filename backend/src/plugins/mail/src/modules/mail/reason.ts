const WRAPPED = /^Failed to send notification with id \S+\n/
/** More of it nobody reads, and a server's words have no end of their own. */
const LONGEST = 2000
const ADDRESS = /[^\s<>"',;:]+@[^\s<>"',;:]+/g

/** Why a mail was not taken, for the row and the log: mail servers like to repeat the address, which is nobody's business. */
export function plainReason(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  return said.slice(0, LONGEST).replace(WRAPPED, '').replace(ADDRESS, '(address)').replace(/\s+/g, ' ').trim()
}
