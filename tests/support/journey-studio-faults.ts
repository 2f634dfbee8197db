import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { rows } from './database'
import { journeyStack } from './journey-stack'

const stack = journeyStack()

/**
 * Lets the shop draw no more than the first `many` pictures of these words, until they are released: so that a drawing
 * is under way for as long as a test looks at it, on any machine.
 */
export async function holdPictures(words: string, many: number) {
  const name = `hold_${createHash('sha256').update(words).digest('hex').slice(0, 12)}`
  const run = (sql: string, values: unknown[] = []) => rows(stack.databaseUrl, sql, values)
  await run(
    `create function ${name}() returns trigger language plpgsql as $$ begin
       if new.slot >= ${String(many)} and new.status = 'queued'
          and exists (select 1 from generation_job j where j.id = new.job_id and j.prompt = '${words.replaceAll("'", "''")}')
       then new.not_before := now() + interval '1 hour'; end if;
       return new; end $$`,
  )
  await run(
    `create trigger ${name} before insert on generation_variation for each row execute function ${name}()`,
  )
  return {
    release: async () => {
      await run(`drop trigger if exists ${name} on generation_variation`)
      await run(
        `update generation_variation v set not_before = now() from generation_job j
          where j.id = v.job_id and j.prompt = $1 and v.status = 'queued'`,
        [words],
      )
    },
  }
}

/** Uses up what the page's guest may have drawn in a day. */
export async function useUpQuota(page: Page) {
  const key = (await page.context().cookies(stack.shop)).find(({ name }) => name === 'caseloom_guest')?.value
  expect(key, 'the guest is known by a cookie').toBeTruthy()
  await rows(
    stack.databaseUrl,
    `insert into generation_job (id, guest_key_hash, prompt, style, salt, count, provider, options_key, status, created_at, first_picture_at, finished_at)
     select 'genjob_' || gen_random_uuid(), $1, 'past', '', '', 1, 'embedded', gen_random_uuid()::text, 'succeeded', at, at, at
     from generate_series(1, 60), (select now() - interval '3 hours' as at) t`,
    [
      createHash('sha256')
        .update(key ?? '')
        .digest('hex'),
    ],
  )
}
