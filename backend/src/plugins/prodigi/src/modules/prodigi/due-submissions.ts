/** An index has it, of those that are not done (Migration20261125150000). */
const ASKED_AT = 'coalesce(s.last_checked_at, s.submitted_at)'

/**
 * Prodigi's dashboard offers pauses of 2 to 24 hours, a time of one's own (up to a month, as far as its pages say) or until a person lets
 * go: that last one is left to the callback.
 */
const LOOKED_FOR = "interval '35 days'"

/**
 * Submissions to ask about now; takes so many of the first kind, the seconds after which one is asked about again and so many of the
 * others, the same of the withdrawn, and so many of all. First come those with an open callback or with news not acted on, since
 * somebody waits for them; then those that were not asked about for a while, and those that were withdrawn before Prodigi had shown them.
 */
export const DUE_SUBMISSIONS = `
  with waiting as (
    select id from prodigi_submission where news_pending
    union
    select submission_id from prodigi_callback where processed_at is null and created_at < now() - interval '5 seconds'),
  news as (
    select s.id from prodigi_submission s join waiting using (id)
    where s.prodigi_order_id is not null or s.withdrawn_at is not null
    order by ${ASKED_AT} limit ?),
  others as (
    select s.id from prodigi_submission s
    where s.prodigi_order_id is not null and s.status not in ('complete', 'delivered', 'cancelled')
      and ${ASKED_AT} < now() - make_interval(secs => ?) and s.id not in (select id from news)
    order by ${ASKED_AT} limit ?),
  withdrawn as (
    select s.id from prodigi_submission s
    where s.prodigi_order_id is null and s.withdrawn_at > now() - ${LOOKED_FOR}
      and s.last_checked_at < now() - make_interval(secs => ?) and s.id not in (select id from news)
    order by s.last_checked_at limit ?)
  select id from (
    select id, 1 as turn from news union all select id, 2 from others union all select id, 3 from withdrawn
  ) due order by turn limit ?`
