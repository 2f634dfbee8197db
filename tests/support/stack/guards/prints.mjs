import { randomBytes } from 'node:crypto'

/**
 * @typedef {{ dedupeKey: string }} MailRequest
 * @typedef {{ id?: string, status?: { stage?: string } }} ClaimedOrder
 * @typedef {{ payload: { data?: { order?: ClaimedOrder } } | null }} Callback
 * @typedef {{ listProdigiCallbacks: (filter: object, config: object) => Promise<Callback[]> }} Callbacks
 * @typedef {{ resolve: (name: 'file') => { getAsBuffer: (id: string) => Promise<Buffer> } }} Container
 * @typedef {{ order: { items: { metadata?: { recipe_hash?: string } }[] }, approval: object | null }} Bundle
 */
const another = () => randomBytes(16).toString('hex')

/** Guards of what is printed, and of mails about it. @type {import('./guard').Guards} */
export const PRINTS = {
  'print-key': {
    gone: 'the key by which Prodigi knows a repeat, and the look at what it has of an order',
    file: /prodigi\/.*(?:modules\/prodigi\/service|client\/prodigi-client)\.[jt]s$/,
    names: ['prepare', 'printOf'],
    without: (work, name) =>
      /** @this {unknown} @param {unknown[]} input */
      async function (...input) {
        if (name === 'printOf') return null
        const prepared = /** @type {object} */ (await work.apply(this, input))
        return { ...prepared, idempotency_key: another() }
      },
  },
  'print-look': {
    gone: 'the look at what Prodigi has of an order, before it is handed over',
    file: /prodigi\/.*client\/prodigi-client\.[jt]s$/,
    names: ['printOf'],
    without: () => async () => null,
  },
  'mail-key': {
    gone: 'the key by which a mail is known to be asked for again',
    file: /mail\/.*modules\/mail\/service\.[jt]s$/,
    names: ['keep'],
    without: (work) =>
      /** @this {unknown} @param {unknown} asked @param {unknown[]} rest */
      function (asked, ...rest) {
        const request = /** @type {MailRequest} */ (asked)
        return work.call(this, { ...request, dedupeKey: `${request.dedupeKey}:${another()}` }, ...rest)
      },
  },
  'prodigi-asked': {
    gone: 'Prodigi’s word against its news: the stage that the latest claims is believed',
    file: /prodigi\/.*modules\/prodigi\/service\.[jt]s$/,
    names: ['ask'],
    without: (work) =>
      /** @this {unknown} @param {unknown} row @param {unknown[]} rest */
      async function (row, ...rest) {
        const { id, prodigi_order_id: own } = /** @type {{ id: string, prodigi_order_id: string }} */ (row)
        const latest = { order: { created_at: 'DESC' }, take: 1 }
        const service = /** @type {Callbacks} */ (this)
        const [news] = await service.listProdigiCallbacks({ submission_id: id }, latest)
        const claimed = news?.payload?.data?.order
        if (claimed?.id !== own || !claimed.status?.stage) return work.call(this, row, ...rest)
        const nothing = { details: {}, issues: [], shipments: [], cost: null }
        return { prodigiOrderId: own, stage: claimed.status.stage, ...nothing }
      },
  },
  'approved-recipes': {
    gone: 'the comparison of the order’s designs with those that were approved',
    file: /lib\/orders\/load-bundles\.[jt]s$/,
    names: ['loadBundle'],
    without:
      (work) =>
      async (...input) => {
        const bundle = /** @type {Bundle | null} */ (await work(...input))
        if (!bundle?.approval) return bundle
        const recipe_hashes = bundle.order.items.map(({ metadata }) => metadata?.recipe_hash ?? '')
        return { ...bundle, approval: { ...bundle.approval, recipe_hashes } }
      },
  },
  'approved-file': {
    gone: 'the comparison of the print file with that of the first decision',
    file: /lib\/orders\/print-file\.[jt]s$/,
    names: ['printedBefore'],
    without: () => async () => new Map(),
  },
  'file-hash': {
    gone: 'the comparison of the stored bytes with those that were kept',
    file: /ai-designs\/.*files\/read-noted\.[jt]s$/,
    names: ['readNoted', 'readOriginal'],
    without:
      (_work, name) =>
      async (...input) => {
        const files = /** @type {Container} */ (input[0]).resolve('file')
        const noted = /** @type {{ id: string, original_file_id: string }} */ (input[1])
        return files.getAsBuffer(name === 'readNoted' ? noted.id : noted.original_file_id)
      },
  },
}
