import { readNote, writeNote } from './database.mjs'

/** What the demo shopper has drawn and kept: enough for a tier and a way to the next. Two pictures of each. */
const WISHES = [
  { prompt: 'koi pond at dusk, teal and gold' },
  { prompt: 'a red fox in a misty forest at dawn', style: 'watercolour' },
  { prompt: 'Mount Fuji with cherry blossom', style: 'vintage-poster' },
  { prompt: 'white marble with gold veins' },
]
const SHOPPER = { email: 'shopper@caseloom.test', password: 'caseloom-demo-1', rememberMe: false }
const MERCHANDISER = { email: 'merchandiser@caseloom.test', password: SHOPPER.password }
const PATIENCE_MS = 60_000

/** @typedef {{ id: string }} Made */

/** Speaks to the backend as one person. @param {string} origin */
function speaker(origin) {
  /** @type {Record<string, string>} */
  const own = {}
  return {
    own,
    /**
     * @template T what is told
     * @param {string} path @param {object} body @param {Record<string, string>} [headers] @returns {Promise<T>}
     */
    async post(path, body, headers = {}) {
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...own, ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const told = await answer.json()
      if (!answer.ok)
        throw new Error(`${path} answered ${String(answer.status)}: ${told.message ?? told.error}`)
      return told.data ?? told
    },
  }
}

/** @param {string} origin @param {string[]} designs */
async function publish(origin, designs) {
  const { own, post } = speaker(origin)
  /** @type {{ token: string }} */
  const { token } = await post('/auth/user/emailpass', MERCHANDISER)
  own.authorization = `Bearer ${token}`
  for (const id of designs) await post(`/admin/designs/${id}`, { publication: 'published' })
}

/**
 * Draws and keeps the demo's designs as the shopper would in the studio: by the built-in artist, whichever provider the shop
 * has, and with keys that never change, so that whatever was cut off goes on where it was. The first of each pair is shown in
 * the gallery, where a merchandiser publishes it.
 * @param {string} origin @param {{ email: string, password: string }} [shopper] @returns {Promise<number>} how many there are
 */
export async function drawDemoDesigns(origin, shopper = SHOPPER) {
  const { own, post } = speaker(origin)
  /** @type {{ token: string }} */
  const { token } = await post('/api/auth/login', shopper)
  own.authorization = `Bearer ${token}`
  /** @type {string[]} */
  const shown = []
  let kept = 0
  for (const [at, wish] of WISHES.entries()) {
    const body = { ...wish, count: 2, provider: 'embedded' }
    /** @type {Made[]} */
    const pictures = await post('/api/customization/generate', body, {
      'Idempotency-Key': `demo-designs-${String(at)}`,
    })
    for (const [place, { id }] of pictures.entries()) {
      /** @type {Made} */
      const design = await post('/api/designs', { variationId: id, isPublic: place === 0 })
      if (place === 0) shown.push(design.id)
    }
    kept += pictures.length
  }
  await post('/api/auth/logout', {})
  await publish(origin, shown)
  return kept
}

const NOTE = 'demo-designs'

/**
 * Gives the demo shopper designs, once: what they delete stays deleted. The shop is open meanwhile, and where it could not be
 * done the next start tries again.
 * @param {{ databaseUrl: string, backendUrl: string }} shop
 */
export async function ensureDemoDesigns({ databaseUrl, backendUrl }) {
  try {
    if (await readNote(databaseUrl, NOTE)) return
    await drawDemoDesigns(backendUrl)
    await writeNote(databaseUrl, NOTE, 'drawn')
  } catch (fault) {
    console.error(
      `The demo shopper has no designs yet: ${fault instanceof Error ? fault.message : String(fault)}`,
    )
  }
}
