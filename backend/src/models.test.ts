import { Migration } from '@medusajs/framework/mikro-orm/migrations'
import { DmlEntity, pluralize, toPascalCase } from '@medusajs/framework/utils'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { KINDS } from './lib/activity/kinds'

/** What files of the modules export, in the order of their names. */
async function exportsOf(name: 'models/[\\w-]+' | 'migrations/[\\w-]+' | 'index'): Promise<unknown[]> {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('.medusa') && new RegExp(`modules/[\\w-]+/${name}\\.ts$`).test(file))
    // A module without models is none of these tests'.
    .filter((file) => existsSync(path.join(__dirname, file.replace(/(modules\/[\w-]+)\/.*/, '$1/models'))))
    .sort()
  const found = await Promise.all(
    files.map(async (file) => (await import(path.join(__dirname, file))) as Record<string, unknown>),
  )
  return found.flatMap((file) => [...new Set(Object.values(file))])
}

const isMigration = (value: unknown): value is new () => Migration =>
  typeof value === 'function' && value.prototype instanceof Migration

const CREATED = /^create (unique )?index if not exists "(\w+)" on "(\w+)" \((.*?)\)(?: |;|$)/
const DROPPED = /^drop index if exists "(\w+)"/
const isPlain = (columns: string) => /^"\w+"(, "\w+")*$/.test(columns)

const readEntities = async () =>
  (await exportsOf('models/[\\w-]+')).filter((value) => DmlEntity.isDmlEntity(value))
type Entities = Awaited<ReturnType<typeof readEntities>>

/** Every index of plain columns that a model's table has after all migrations, such as `approval(order_id) unique`. */
async function migrated(entities: Entities): Promise<string[]> {
  const tables = new Set(entities.map((entity) => entity.parse().tableName))
  const standing = new Map<string, string>()
  for (const Found of (await exportsOf('migrations/[\\w-]+')).filter(isMigration)) {
    const migration = new Found()
    migration.addSql = (sql) => {
      const words = (typeof sql === 'string' ? sql : '').replace(/\s+/g, ' ').trim()
      const [, dropped] = DROPPED.exec(words) ?? []
      if (dropped) standing.delete(dropped)
      const [, unique, name = '', table, columns = ''] = CREATED.exec(words) ?? []
      if (table && tables.has(table) && isPlain(columns))
        standing.set(name, `${table}(${columns.replaceAll('"', '')})${unique ? ' unique' : ''}`)
    }
    await migration.up()
  }
  return [...standing.values()].filter((index) => !index.includes('(deleted_at)')).sort()
}

/** The same, as the models declare them. */
const declared = (entities: Entities): string[] =>
  entities
    .flatMap((entity) => {
      const { tableName, indexes, schema } = entity.parse()
      const own = Object.entries(schema).flatMap(([column, property]) => {
        const parsed = property.parse(column)
        const indexes = 'indexes' in parsed ? parsed.indexes : []
        return indexes.map(({ type }) => ({ on: [column], unique: type === 'unique' }))
      })
      return [...indexes, ...own].map(
        ({ on, unique }) => `${tableName}(${(on as string[]).join(', ')})${unique ? ' unique' : ''}`,
      )
    })
    .sort()

describe('the models', () => {
  it('declare the indexes that their migrations make, so that the next migration is written from what is there', async () => {
    const entities = await readEntities()
    const made = await migrated(entities)
    expect(made.length).toBeGreaterThan(60)
    expect(declared(entities)).toEqual(made)
  })

  it('that the record of activity reads can be asked for by their names', async () => {
    const own = new Set((await readEntities()).map((entity) => entity.parse().tableName))
    const read = Object.values(KINDS).flatMap(({ entity }) => (entity && own.has(entity) ? [entity] : []))
    expect(read.length).toBeGreaterThan(7)
    const isModule = (value: unknown): value is { service: { prototype: object } } =>
      typeof value === 'object' && value !== null && 'service' in value
    const services = (await exportsOf('index')).filter(isModule).map(({ service }) => service.prototype)
    const isAsked = (entity: string) =>
      services.some((service) => `list${pluralize(toPascalCase(entity))}` in service)
    expect(read.filter((entity) => !isAsked(entity))).toEqual([])
  })
})

it('no two migrations share a name: all modules note theirs in one table, and the second would never run', async () => {
  const names = (await exportsOf('migrations/[\\w-]+')).filter(isMigration).map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
