/** @returns {string | null} a sentence where this Node cannot run the shop */
export function nodeFault() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const good = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  return good
    ? null
    : `Caseloom needs Node 20.19 or newer in the 20 line, or 22.12 and newer; this is ${process.versions.node}. Get one at https://nodejs.org or with 'nvm install 22'.`
}
