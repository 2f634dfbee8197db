import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * The database itself keeps the record as it was written: a row is settled once and not changed again, and deleted only when
 * it is old. Whoever has the shop's own rights cannot do otherwise without taking the trigger away. In words about a customer who
 * has left, parts are replaced by '[erased]'; nothing else can be put in their place, and no other kind of thing is touched.
 */
export class Migration20261125030000 extends Migration {
  override up(): void {
    this.addSql(
      `create table if not exists "admin_activity" ("id" text not null, "actor_type" text not null, "actor_id" text not null, "call" text not null, "kind" text not null, "subject_ids" jsonb not null, "subject" text null, "before" jsonb null, "changes" jsonb null, "left_out" integer not null default 0, "outcome" text check ("outcome" in ('begun', 'done', 'refused', 'failed', 'unsure')) not null default 'begun', "status" integer null, "request_id" text null, "settled_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "admin_activity_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_admin_activity_created" on "admin_activity" ("created_at", "id") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_admin_activity_actor" on "admin_activity" ("actor_id", "created_at") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_admin_activity_kind" on "admin_activity" ("kind", "created_at") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_admin_activity_begun" on "admin_activity" ("created_at") where outcome = 'begun';`,
    )
    this.addSql(`
      create or replace function only_erased(was text, now text) returns boolean language sql immutable as $$
        select was is not distinct from now or was like replace(
          replace(replace(replace(now, '\\', '\\\\'), '%', '\\%'), '_', '\\_'), '[erased]', '%')
      $$;`)
    this.addSql(`
      create or replace function keep_admin_activity() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.created_at < now() - interval '90 days' then
          return old;
        end if;
        if tg_op = 'UPDATE' and old.outcome = 'begun' and new.outcome <> 'begun'
           and new.created_at = old.created_at and new.deleted_at is null
           and (new.id, new.actor_type, new.actor_id, new.call, new.kind, new.request_id)
               is not distinct from (old.id, old.actor_type, old.actor_id, old.call, old.kind, old.request_id) then
          return new;
        end if;
        if tg_op = 'UPDATE' and new.kind in ('approvals', 'parked', 'reviews', 'designs', 'contact-messages', 'membership/customers')
           and to_jsonb(new) - array['subject', 'before', 'changes'] = to_jsonb(old) - array['subject', 'before', 'changes']
           and only_erased(old.subject, new.subject) and only_erased(old.before::text, new.before::text)
           and only_erased(old.changes::text, new.changes::text) then
          return new;
        end if;
        raise exception 'What was done stays as it was written';
      end $$;`)
    this.addSql(
      `create or replace trigger keep_admin_activity before update or delete on "admin_activity" for each row execute function keep_admin_activity();`,
    )
    this.addSql(
      `create or replace trigger keep_all_admin_activity before truncate on "admin_activity" for each statement execute function keep_admin_activity();`,
    )
  }

  override down(): void {
    this.addSql('drop table if exists "admin_activity" cascade;')
    this.addSql('drop function if exists keep_admin_activity();')
    this.addSql('drop function if exists only_erased(text, text);')
  }
}
