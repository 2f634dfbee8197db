import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { findProduct } from './catalogue.js'
import type { Asset, Download, Item, Order } from './entities.js'
import type { ProdigiStore } from './store.js'

const ATTEMPTS = 10
const ANSWER_WITHIN_MS = 30_000
const MM_PER_INCH_FORMATS = new Set(['png', 'jpeg'])

type Fetched = Omit<Download, 'id' | 'orderId' | 'itemId' | 'sku' | 'copies' | 'url' | 'attempt'>

const failed = (error: string, status: number | null = null): Fetched => ({
  ok: false,
  error,
  status,
  bytes: 0,
  sha256: null,
  md5: null,
  width: null,
  height: null,
  dpi: null,
  format: null,
  hasAlpha: null,
  space: null,
  expected: null,
  exactSize: false,
})

async function fetchAsset(asset: Asset, item: Item): Promise<Fetched> {
  const expected = findProduct(item.sku)?.print ?? null
  try {
    const answer = await fetch(asset.url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok) return failed(`answered ${answer.status}`, answer.status)
    const md5 = createHash('md5').update(bytes).digest('hex')
    if (asset.md5Hash && asset.md5Hash.toLowerCase() !== md5)
      return failed('The MD5 hash does not fit.', answer.status)
    const picture = await sharp(bytes).metadata()
    return {
      ok: true,
      error: null,
      status: answer.status,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      md5,
      width: picture.width,
      height: picture.height,
      dpi: MM_PER_INCH_FORMATS.has(picture.format) ? (picture.density ?? null) : null,
      format: picture.format,
      hasAlpha: picture.hasAlpha,
      space: picture.space,
      expected,
      exactSize: expected !== null && picture.width === expected.width && picture.height === expected.height,
    }
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
}

async function downloadAsset(db: ProdigiStore, orderId: string, item: Item, asset: Asset): Promise<Asset> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const broken = db.progress.get(orderId)?.scenario === 'never_downloads'
    const fetched = broken
      ? failed('The sandbox was told to fail this download.')
      : await fetchAsset(asset, item)
    const { id: itemId, sku, copies } = item
    db.downloads.put({
      id: db.newId('dl'),
      orderId,
      itemId,
      sku,
      copies,
      url: asset.url,
      attempt,
      ...fetched,
    })
    db.kit.store.commit()
    if (fetched.ok) return { ...asset, md5Hash: fetched.md5, status: 'Complete' }
    noteIssue(
      db,
      orderId,
      item.id,
      'order.items.assets.NotDownloaded',
      `Attempt ${attempt} of ${ATTEMPTS}: ${fetched.error ?? ''}`,
    )
    if (attempt < ATTEMPTS) await wait(db.settings().downloadPauseMs, undefined, { ref: false })
  }
  return { ...asset, status: 'Error' }
}

function noteIssue(
  db: ProdigiStore,
  orderId: string,
  objectId: string,
  errorCode: string,
  description: string,
): void {
  const order = db.orders.get(orderId)
  if (!order) return
  const others = order.status.issues.filter((issue) => issue.objectId !== objectId)
  const issues = [...others, { objectId, errorCode, description, authorisationDetails: null }]
  db.change(orderId, { status: { ...order.status, issues } })
}

const withDownloads = (
  order: Order,
  state: Order['status']['details']['downloadAssets'],
  issues = order.status.issues,
) => ({
  status: { ...order.status, issues, details: { ...order.status.details, downloadAssets: state } },
})

/** Fetches every picture for real, writes down what came, and answers whether the order may go on. */
export async function downloadAll(db: ProdigiStore, orderId: string): Promise<boolean> {
  const order = db.orders.get(orderId)
  if (!order) return false
  db.change(orderId, withDownloads(order, 'InProgress'))
  db.kit.store.commit()
  const items = await Promise.all(
    order.items.map(async (item): Promise<Item> => {
      const assets = await Promise.all(item.assets.map((asset) => downloadAsset(db, orderId, item, asset)))
      return {
        ...item,
        assets,
        status: assets.every((asset) => asset.status === 'Complete') ? 'Ok' : 'Invalid',
      }
    }),
  )
  const now = db.orders.get(orderId)
  if (now?.status.stage !== 'InProgress') return false
  const bad = items.filter((item) => item.status === 'Invalid')
  if (bad.length === 0) {
    db.change(orderId, { items, ...withDownloads(now, 'Complete', []) })
    return true
  }
  const issues = bad.map((item) => ({
    objectId: item.id,
    errorCode: 'order.items.assets.FailedToDownloaded',
    description: `The picture could not be downloaded in ${ATTEMPTS} attempts.`,
    authorisationDetails: null,
  }))
  db.callBack(
    db.change(orderId, { items, ...withDownloads(now, 'Error', issues) }),
    'status.stage.changed#InProgress',
  )
  return false
}
