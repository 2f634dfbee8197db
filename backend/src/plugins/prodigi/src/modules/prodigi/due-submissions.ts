/** An index has it, of those that are not done (Migration20261125150000). */
const ASKED_AT = 'coalesce(s.last_checked_at, s.submitted_at)'

/**
 * Submissions to ask about now; takes so many of the first kind, the seconds after which one is asked about again, and so many of the
 * others and of all. First come those with an open callback or with news not acted on, since somebody waits for them; then those that were
 * not asked about for a while.
 */
export const DUE_SUBMISSIONS = `
  with waiting as (
    select id from prodigi_submission where news_pending
    union
    select submission_id from prodigi_callback where processed_at is null and created_at < now() - interval '5 seconds'),
  news as (
    select s.id from prodigi_submission s join waiting using (id) where s.prodigi_order_id is not null
    order by ${ASKED_AT} limit ?),
  others as (
    select s.id from prodigi_submission s
    where s.prodigi_order_id is not null and s.status not in ('complete', 'delivered', 'cancelled')
      and ${ASKED_AT} < now() - make_interval(secs => ?) and s.id not in (select id from news)
    order by ${ASKED_AT} limit ?)
  select id from (select id, 1 as turn from news union all select id, 2 from others) due order by turn limit ?`
