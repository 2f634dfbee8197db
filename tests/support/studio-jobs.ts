import { randomBytes } from 'node:crypto'
import type { ApiClient } from './api-client'
import { follow } from './event-stream'

/** Words that no other test draws. */
export const words = (about = 'a koi pond') => `${about}, number ${randomBytes(4).readUInt32BE()}`
export const ask = (
  api: ApiClient,
  body: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => api.must('createJob', { body: { prompt: words(), count: 1, ...body }, headers })
export const read = (api: ApiClient, id: string) => api.must('getJob', { params: { id } })

/** A job that has been drawn to its end, with the events it was told by. */
export async function drawn(api: ApiClient, body: Record<string, unknown> = {}) {
  const { jobId } = await ask(api, body)
  return { jobId, events: await follow(api, jobId) }
}
