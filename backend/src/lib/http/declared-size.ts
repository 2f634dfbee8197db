import type { IncomingMessage } from 'node:http'

type Headed = Pick<IncomingMessage, 'headers'>

/** What Medusa's own parsers take where a path has no wish of its own. */
const USUAL_BYTES = 100 * 1024

/** How much a request says is to come, which Node lets nobody exceed; Infinity where it comes in pieces and does not say. */
export const declaredBytes = ({ headers }: Headed): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity

/** Whether a body is no larger than anybody may send anywhere. */
export const isSmallBody = (req: Headed): boolean => declaredBytes(req) <= USUAL_BYTES
