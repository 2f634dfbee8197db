import { readdirSync } from 'node:fs'
import type { ApiClient } from './api-client'
import { rows } from './database'
import type { Stack } from './stack'

/** What became of a job, counted where the shop cannot help itself. */
export interface JobVerdict {
  status: string
  slots: string[]
  /** Different pictures that its slots name. */
  artworks: number
  /** What was told of pictures and of the end, each time that it was. */
  told: string[]
  /** Smaller pictures that were not tidied away. */
  partials: number
}

export async function judgeJob({ databaseUrl }: Stack, jobId: string): Promise<JobVerdict> {
  const of = <T extends object>(sql: string) => rows<T>(databaseUrl, sql, [jobId])
  const [job] = await of<{ status: string }>('select status from generation_job where id = $1')
  const slots = await of<{ status: string; artwork_id: string | null }>(
    'select status, artwork_id from generation_variation where job_id = $1 order by slot',
  )
  const events = await of<{ name: string; variation: string | null }>(
    `select name, data->>'variation' as variation from generation_event
     where job_id = $1 and name in ('variation', 'variation_failed', 'done', 'failed', 'cancelled') order by name, 2`,
  )
  return {
    status: job?.status ?? 'gone',
    slots: slots.map(({ status }) => status),
    artworks: new Set(slots.flatMap(({ artwork_id }) => artwork_id ?? [])).size,
    told: events.map(({ name, variation }) => (variation ? `${name} ${variation}` : name)),
    partials: (await of('select id from generation_partial where job_id = $1')).length,
  }
}

/** A job of so many pictures that ended well, each there and told once. */
export const drawnJob = (count: number): JobVerdict => {
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  return {
    status: 'succeeded',
    slots: numbers.map(() => 'succeeded'),
    artworks: count,
    told: ['done', ...numbers.map((number) => `variation ${number}`)],
    partials: 0,
  }
}

/** Stored pictures that no row names: neither a picture's nor one on the way. */
export async function unnamedFiles({ databaseUrl, filesDir }: Stack): Promise<string[]> {
  const stored = readdirSync(filesDir).filter((name) => name.startsWith('private-'))
  const named = await rows<{ id: string }>(
    databaseUrl,
    `select unnest(array[original_file_id, large_file_id, thumb_file_id]) as id from artwork
     union select file_id from generation_partial`,
  )
  const known = new Set(named.map(({ id }) => id))
  return stored.filter((name) => !known.has(name))
}

/** Whether events are numbered one after the other, from that number on. */
export const contiguous = (ids: (number | null)[], first = ids[0] ?? 0): boolean =>
  ids.every((id, at) => id === first + at)

/** Nobody waits for half a minute until a dead process's leases are over. What another has taken stays its own. */
export const leasesRunOut = ({ databaseUrl }: Stack, pid: number) =>
  rows(
    databaseUrl,
    `update generation_variation set lease_until = now() - interval '1 second'
     where status = 'drawing' and split_part(lease_owner, ':', 2) = $1`,
    [String(pid)],
  )

export interface Spending {
  reserved: number
  spent: number
}
/** What is put aside and spent, of all days. */
export async function spending({ databaseUrl }: Stack): Promise<Spending> {
  const [day] = await rows<{ reserved: string; spent: string }>(
    databaseUrl,
    'select sum(reserved) as reserved, sum(spent) as spent from ai_spend_day',
  )
  return { reserved: Number(day?.reserved ?? 0), spent: Number(day?.spent ?? 0) }
}

/** How many of the day's clicks somebody has used. */
export async function clicksUsed(api: ApiClient): Promise<number> {
  const { quota } = await api.must('studioSettings')
  return (quota.limit ?? 0) - (quota.left ?? 0)
}
