import net from 'node:net'

/**
 * Who holds a port cannot be told without rights, so a busy one is found by trying to listen, on both
 * families as the servers do.
 * @param {number} port @param {string} host
 */
function isFree(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ fault) => resolve(fault.code !== 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** @param {Record<string, number>} wanted setting name to port @returns {Promise<string[]>} one sentence a busy port */
export async function busyPorts(wanted) {
  /** @type {string[]} */
  const sentences = []
  /** @type {Map<number, string>} */
  const seen = new Map()
  for (const [setting, port] of Object.entries(wanted)) {
    const other = seen.get(port)
    if (other) sentences.push(`${setting} and ${other} are both ${port}: give one of them another port.`)
    seen.set(port, setting)
    const free =
      (await isFree(port, '127.0.0.1')) && (await isFree(port, '0.0.0.0')) && (await isFree(port, '::'))
    if (!free)
      sentences.push(
        `Port ${port} is in use by another program. Stop it ('lsof -i :${port}' names it), or set ${setting} to a free port, in .env or as in '${setting}=${port + 10} npm start'.`,
      )
  }
  return sentences
}
