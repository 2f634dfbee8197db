/**
 * Whether this machine can run the shop; asked before anything is installed.
 * @param {{ version?: string, platform?: string }} [machine]
 * @returns {string | null} a sentence where it cannot
 */
export function nodeFault({ version = process.versions.node, platform = process.platform } = {}) {
  if (platform === 'win32')
    return 'Caseloom does not run on Windows itself. Run it in WSL 2 (https://learn.microsoft.com/windows/wsl/install), or in Docker: docker compose up --build --wait.'
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const good = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  return good
    ? null
    : `Caseloom needs Node 20.19 or newer in the 20 line, or 22.12 and newer; this is ${version}. Get one at https://nodejs.org or with 'nvm install 22'.`
}

/** @param {boolean} isLive whether real cards are charged @returns {string | null} a sentence where its holes are mended no more */
export function nodeWarning(isLive, version = process.versions.node) {
  return isLive && version.startsWith('20.')
    ? `Node ${version} has had no security fixes since April 2026: take Node 22 for a shop that charges real cards.`
    : null
}
