import { jobEventSchemas, type JobEvent, type JobEventName } from '@caseloom/contract'
import type { ApiClient } from './api-client'

/** One event as it came, its data checked against the contract. */
export type Heard = JobEvent & { id: number | null }

function heard(block: string): Heard | null {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const at = line.indexOf(': ')
    if (at > 0) fields.set(line.slice(0, at), line.slice(at + 2))
  }
  const name = fields.get('event') as JobEventName | undefined
  if (!name) return null
  const data = jobEventSchemas[name].parse(JSON.parse(fields.get('data') ?? ''))
  const id = fields.get('id')
  return { event: name, data, id: id === undefined ? null : Number(id) } as Heard
}

/** Opens a job's stream as a browser does. */
export const openStream = (api: ApiClient, jobId: string, after?: number): Promise<Response> =>
  api.send('GET', `/customization/jobs/${jobId}/events`, {
    headers: after === undefined ? {} : { 'last-event-id': String(after) },
  })

/** A stream's events as they come, until it is closed. Leaving the loop hangs up. */
export async function* eventsOf(answer: Response): AsyncGenerator<Heard> {
  if (!answer.body) throw new Error('The stream has no body')
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const event = heard(text.slice(0, end))
        text = text.slice(end + 2)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel()
  }
}

/** All that is told from there to the end of the job. */
export async function follow(api: ApiClient, jobId: string, after?: number): Promise<Heard[]> {
  const events: Heard[] = []
  for await (const event of eventsOf(await openStream(api, jobId, after))) events.push(event)
  return events
}

/** Those that are kept and numbered, without what is told in passing. */
export const kept = (events: Heard[]) => events.filter(({ id, event }) => id !== null && event !== 'snapshot')
