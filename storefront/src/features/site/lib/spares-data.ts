/** What some browsers tell of the connection. */
interface Connection {
  saveData?: boolean
  /** 'slow-2g' to '4g'. */
  effectiveType?: string
}

/** Whether the visitor asked for little to be sent, or the connection is a slow one. */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}
