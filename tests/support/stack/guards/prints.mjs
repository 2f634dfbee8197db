import { createHash, randomBytes } from 'node:crypto'

/**
 * @typedef {{ dedupeKey: string }} MailRequest
 * @typedef {{ id?: string, status?: { stage?: string } }} ClaimedOrder
 * @typedef {{ payload: { data?: { order?: ClaimedOrder } } | null }} Callback
 * @typedef {{ listProdigiCallbacks: (filter: object, config: object) => Promise<Callback[]> }} Callbacks
 * @typedef {{ run: (input: object) => Promise<{ result: { fileId: string } }> }} Workflow
 * @typedef {{ resolve: (name: 'file') => { getAsBuffer: (id: string) => Promise<Buffer> } }} Container
 * @typedef {{ order: { items: { metadata?: { recipe_hash?: string } }[] }, approval: object | null }} Bundle
 */
const another = () => randomBytes(16).toString('hex')

/** Guards of what is printed, and of mails about it. @type {import('./guard').Guards} */
export const PRINTS = {
  'print-key': {
    gone: 'the key by which Prodigi knows a repeat',
    file: /prodigi\/.*modules\/prodigi\/service\.[jt]s$/,
    names: ['prepare'],
    without: (work) =>
      /** @this {unknown} @param {unknown[]} input */
      async function (...input) {
        const prepared = /** @type {object} */ (await work.apply(this, input))
        return { ...prepared, idempotency_key: another() }
      },
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
  'rendered-file': {
    gone: 'the comparison of the stored bytes with those that were rendered',
    file: /ai-designs\/.*workflows\/render-print-file\.[jt]s$/,
    names: ['renderPrintFileWorkflow'],
    without: (work) => (scope) => {
      const workflow = /** @type {Workflow} */ (work(scope))
      const files = /** @type {Container} */ (scope).resolve('file')
      return {
        run: async (/** @type {object} */ input) => {
          const { result } = await workflow.run(input)
          const bytes = await files.getAsBuffer(result.fileId)
          return { result: { ...result, sha256: createHash('sha256').update(bytes).digest('hex') } }
        },
      }
    },
  },
}
