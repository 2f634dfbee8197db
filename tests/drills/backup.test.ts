import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOf } from '../../scripts/lib/backup/folders.mjs'
import { countRows } from '../../scripts/lib/backup/manifest.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { growOrders } from '../bench/grow-orders'
import { makePatterns } from '../bench/patterns'
import { administrator } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { reached, runsOr } from '../support/drill'
import { startS3 } from '../support/s3-server'
import { shopCommand } from '../support/shop-command'
import { startStack } from '../support/stack'
import { startSystemPostgres } from '../support/system-postgres'

const HOUR = 3_600_000
/** What F45 allows for both together. */
const WITHIN_S = 900
/** A print file and its picture have some nine megabytes; three copies of as many lie on the disk at once. */
const FILE_BYTES = 1_000_000

const place = mkdtempSync(path.join(os.tmpdir(), 'caseloom-backup-'))
beforeAll(() => {
  mkdirSync(path.join(place, 'own'))
})
afterAll(() => {
  rmSync(place, { recursive: true, force: true })
})

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const began = performance.now()
  const result = await work()
  return { seconds: (performance.now() - began) / 1000, result }
}
/** Rows that do not change while nobody buys; mails, jobs and sessions do. */
const KEPT = ['order', 'order_line_item', 'checkout', 'approval', 'payment', 'customer', 'design', 'recipe']
const keptOf = async (url: string) => {
  const counts = await countRows(url)
  return Object.fromEntries(KEPT.map((table) => [table, counts[`public.${table}`]]))
}
const contentsOf = (list: Awaited<ReturnType<typeof listOf>>) =>
  Object.fromEntries(Object.entries(list).map(([name, { sha256 }]) => [name, sha256]))

it(
  'F45: the shop’s own database with thousands of orders, and a file for each, comes back whole, within a quarter of an hour',
  async () => {
    const orders = runsOr(10_000)
    const stack = await startStack({ storefront: false, ownDatabase: true })
    try {
      const dataDir = stack.database?.dataDir ?? ''
      await growOrders(stack.databaseUrl, orders, await makePatterns(stack))
      const block = randomBytes(FILE_BYTES)
      for (let at = 0; at < orders; at += 1) {
        block.writeUInt32BE(at)
        writeFileSync(path.join(stack.filesDir, `private-${at}-print.png`), block)
      }
      // Whose rows the command counts: a test's database has a name of its own.
      await rows(stack.databaseUrl, 'create database caseloom')
      const [backup, empty] = [path.join(place, 'backup'), path.join(place, 'restored')]
      const wanted = await keptOf(stack.databaseUrl)
      const made = await timed(() =>
        shopCommand('backup.mjs', [backup], { DATA_DIR: dataDir, FILES_DIR: stack.filesDir }),
      )
      const restored = await timed(() => shopCommand('restore.mjs', [backup], { DATA_DIR: empty }))
      const server = await startPostgres({
        dir: path.join(empty, 'postgres'),
        port: await getPort(),
        logFile: path.join(place, 'restored.log'),
      })
      try {
        expect(await keptOf(server.url(path.basename(new URL(stack.databaseUrl).pathname)))).toEqual(wanted)
      } finally {
        await server.stop()
      }
      const files = contentsOf(await listOf(path.join(empty, 'files')))
      expect(files).toEqual(contentsOf(await listOf(stack.filesDir)))
      expect(wanted.order).toBeGreaterThanOrEqual(orders)
      const seconds = made.seconds + restored.seconds
      const size = (Object.keys(files).length * FILE_BYTES) / 1e9
      reached(
        'F45',
        `${wanted.order} orders, ${Object.keys(files).length} files (${size.toFixed(1)} GB): backup ${made.seconds.toFixed(0)} s, restore ${restored.seconds.toFixed(0)} s`,
      )
      expect(seconds).toBeLessThan(WITHIN_S)
    } finally {
      await stack.stop()
    }
  },
  HOUR,
)

it(
  'F45: a database of the owner’s own and a bucket come back whole into empty ones, and never over what is there',
  async () => {
    const [server, bucket, other] = [await startSystemPostgres(), await startS3(), await startS3()]
    const stack = await startStack({ storefront: false, server, settings: bucket.settings })
    try {
      const admin = await administrator(stack.backend)
      const { orderId } = await placedOrder(stack)
      await admin.must('processOrder', { params: { id: orderId } })
      const waiting = await placedOrder(stack)
      const backup = path.join(place, 'dump.tar.gz')
      const own = {
        DATA_DIR: path.join(place, 'own'),
        PATH: `${server.programs}:${process.env.PATH ?? ''}`,
      }
      const here = { ...own, ...bucket.settings, DATABASE_URL: stack.databaseUrl }
      const made = await timed(() => shopCommand('backup.mjs', [backup], here))

      const restore = (settings: NodeJS.ProcessEnv) =>
        shopCommand('restore.mjs', [backup], { ...own, ...settings })
      // Over the shop itself, into its bucket, or without one: nothing is changed.
      await expect(restore(here)).rejects.toThrow(/bucket is not empty/)
      await expect(restore({ ...other.settings, DATABASE_URL: stack.databaseUrl })).rejects.toThrow(
        /not empty/,
      )
      await expect(restore({ DATABASE_URL: stack.databaseUrl })).rejects.toThrow(/set S3_BUCKET/)
      await expect(restore(other.settings)).rejects.toThrow(/set DATABASE_URL/)
      expect(await other.keys()).toEqual([])

      await rows(stack.databaseUrl, 'create database another')
      const there = { ...other.settings, DATABASE_URL: server.url('another') }
      const restored = await timed(() => restore(there))
      expect(await keptOf(there.DATABASE_URL)).toEqual(await keptOf(stack.databaseUrl))
      const known = await rows<{ id: string }>(
        there.DATABASE_URL,
        'select id from "order" where id = any($1)',
        [[orderId, waiting.orderId]],
      )
      expect(known).toHaveLength(2)
      const keys = await other.keys()
      expect(keys).toEqual(await bucket.keys())
      expect(keys.length).toBeGreaterThan(5)
      for (const key of keys) expect([key, await other.hashOf(key)]).toEqual([key, await bucket.hashOf(key)])
      reached(
        'F45',
        `a database and a bucket of ${keys.length} files: backup ${made.seconds.toFixed(0)} s, restore ${restored.seconds.toFixed(0)} s`,
      )
    } finally {
      await stack.stop()
      for (const { stop } of [server, bucket, other]) await stop()
    }
  },
  HOUR,
)
