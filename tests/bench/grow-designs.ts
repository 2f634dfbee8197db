import { createHash } from 'node:crypto'
import { withClient } from '../../scripts/lib/postgres.mjs'

/** The guest key of a browser that keeps very many designs. */
export const COLLECTOR = 'c'.repeat(32)
const collector = createHash('sha256').update(COLLECTOR).digest('hex')

const pick = (words: string) =>
  `(array['${words.split(' ').join("','")}'])[1 + floor(random() * ${words.split(' ').length})]`
const SUBJECT = pick(
  'fox koi whale galaxy mountain lighthouse peony tiger owl dragon lemon mushroom cactus heron',
)
const PLACE = pick('forest lake desert city meadow ocean garden valley island storm')
const MOOD = pick('dawn dusk midnight autumn winter summer neon pastel golden violet')

/** Fills the shop with so many designs, most of them in the gallery, five thousand of one browser. */
export async function growDesigns(databaseUrl: string, designs: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into artwork (id, token, sha256, mime, width, height, provider, drawn_by, original_file_id, large_file_id, thumb_file_id)
       select 'art_' || n, md5('t' || n), md5('s' || n), 'image/png', 1152, 1920, 'embedded', 'our built-in artist', 'f', 'f', 'f'
       from generate_series(1, $1::int) n`,
      [designs],
    )
    await client.query(
      `insert into design (id, guest_key_hash, variation_id, artwork_id, prompt, enhanced_prompt, title, provider,
         drawn_by, is_public, publication, published_at, like_count, created_at, updated_at)
       select 'design_' || n, case when n <= 5000 then $2 else md5('g' || (n % 20000)) end, 'genvar_' || n, 'art_' || n,
         words, words, initcap(words), 'embedded', 'our built-in artist', shown, case when shown then 'published' else 'private' end,
         case when shown then moment end, floor(random() ^ 6 * 900), moment, moment
       from (
         select n, 'a ' || ${SUBJECT} || ' in the ' || ${PLACE} || ' at ' || ${MOOD} as words, random() < 0.8 as shown,
           now() - random() * interval '700 days' as moment
         from generate_series(1, $1::int) n) made`,
      [designs, collector],
    )
    // One word that stands in a single design of the gallery.
    await client.query(
      `update design set title = 'Axolotl' where id = (select id from design where publication = 'published' limit 1)`,
    )
    await client.query('vacuum analyze design')
    await client.query('analyze artwork')
  })
}
