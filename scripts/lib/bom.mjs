/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, license?: string, dev?: boolean, link?: boolean }} Locked
 * @typedef {{ name: string, version: string, packages: Record<string, Locked> }} Lock
 */

/** 'sha512-<base64>' as CycloneDX has it. @param {string} integrity */
function hashOf(integrity) {
  const [algorithm = '', value = ''] = integrity.split(' ')[0]?.split('-') ?? []
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') }
}

/** @param {string} text as SPDX writes it; where several have to be chosen from it is an expression */
const licenceOf = (text) => (/[ ()]/.test(text) ? [{ expression: text }] : [{ license: { id: text } }])

/**
 * A bill of materials of all packages that lock files name, each version once.
 * @param {Lock} lock
 * @param {{ dev?: boolean, optional?: Lock[] }} [options] dev: also what is not there when the shop runs; optional: of what a shop may go without
 */
export function bomOf(lock, { dev = false, optional = [] } = {}) {
  /** @type {Map<string, object>} */
  const components = new Map()
  for (const { packages, scope } of [
    { packages: lock.packages, scope: 'required' },
    ...optional.map((each) => ({ packages: each.packages, scope: 'optional' })),
  ])
    for (const [place, { version, integrity, license, dev: isDev, link }] of Object.entries(packages)) {
      const name = place.split('node_modules/').at(-1) ?? ''
      if (!place.includes('node_modules/') || !version || link || (isDev && !dev)) continue
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
      if (scope === 'optional' && components.has(purl)) continue
      components.set(purl, {
        type: 'library',
        'bom-ref': purl,
        name,
        version,
        scope,
        purl,
        ...(license && { licenses: licenceOf(license) }),
        ...(integrity && { hashes: [hashOf(integrity)] }),
      })
    }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: lock.name, version: lock.version } },
    components: [...components]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([, component]) => component),
  }
}
