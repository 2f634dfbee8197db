import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import { query } from '../database/sql'
import { logContext } from '../log/context'
import { readSubject, type ReadSubject } from './read-subject'
import { changesBetween } from './snapshot'
import { withMade, type Subject } from './subject-of-call'

export interface Doer {
  type: string
  id: string
}
export interface Deed {
  doer: Doer
  /** Such as `POST /admin/products/:id`. */
  call: string
  subject: Subject
}
export interface Begun {
  id: string
  subject: Subject
  before: ReadSubject
}
export type Outcome = 'done' | 'refused' | 'failed' | 'unsure'

export const outcomeOf = (status: number): Outcome =>
  status < 400 ? 'done' : status < 500 ? 'refused' : 'failed'

/** Writes down what somebody is about to do, and what it is done to. Where that can't be written, it is not done. */
export async function beginActivity(scope: MedusaContainer, { doer, call, subject }: Deed): Promise<Begun> {
  const before = await readSubject(scope, subject)
  const id = generateEntityId(undefined, 'act')
  await query(scope)(
    `insert into admin_activity (id, actor_type, actor_id, call, kind, subject_ids, subject, before, request_id)
     values (?, ?, ?, ?, ?, ?::jsonb, ?, ?::jsonb, ?)`,
    [
      ...[id, doer.type, doer.id, call, subject.kind],
      ...[
        JSON.stringify(subject.ids),
        before.name,
        JSON.stringify({ many: subject.many, facts: before.facts }),
      ],
      logContext()?.requestId ?? null,
    ],
  )
  return { id, subject, before }
}

/** Writes down how it ended and what has changed. Once: who comes second changes nothing. */
export async function settleActivity(
  scope: MedusaContainer,
  { id, subject, before }: Begun,
  { outcome, status, answer }: { outcome: Outcome; status: number | null; answer?: unknown },
): Promise<void> {
  const about = withMade(subject, answer)
  const after = outcome === 'refused' ? before : await readSubject(scope, about)
  const { changes, leftOut } = changesBetween(before.facts, after.facts)
  await query(scope)(
    `update admin_activity set outcome = ?, status = ?, subject_ids = ?::jsonb, subject = coalesce(?, subject),
            before = null, changes = ?::jsonb, left_out = ?, settled_at = now(), updated_at = now()
      where id = ? and outcome = 'begun'`,
    [
      ...[outcome, status, JSON.stringify(about.ids), after.name ?? before.name],
      ...[JSON.stringify(changes), leftOut, id],
    ],
  )
}
