CREATE TABLE `paying_brands` (
	`brand_path` text PRIMARY KEY NOT NULL,
	`until_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
DROP INDEX `freespin_uses_request`;--> statement-breakpoint
ALTER TABLE `freespin_uses` ADD `contribution_id` text;--> statement-breakpoint
ALTER TABLE `freespin_uses` ADD `instance_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `freespin_uses_contribution` ON `freespin_uses` (`contribution_id`) WHERE contribution_id is not null;--> statement-breakpoint
CREATE INDEX `freespin_uses_instance` ON `freespin_uses` (`instance_id`,`seq`) WHERE contribution_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `freespin_uses_request` ON `freespin_uses` (`operator_id`,`request_id`) WHERE contribution_id is null;--> statement-breakpoint
ALTER TABLE `operators` ADD `announce_free` integer;--> statement-breakpoint
DROP VIEW `contributions`;--> statement-breakpoint
CREATE VIEW `contributions` AS select * from contribution_intents union all select e.reference, e.instance_id, 'booked', e.record ->> '$[11].brand', e.record ->> '$[11].player', e.record ->> '$[11].source', e.record ->> '$[11].gameround', e.record ->> '$[11].currency', e.record ->> 9, e.record ->> '$[11].version', cast(e.record ->> '$[11].wager' as integer), coalesce(cast(e.record ->> '$[11].debit' as integer), 0), (select coalesce(-sum(p.value ->> 2), 0) from json_each(e.record, '$[12]') p where p.value ->> 1 in ('playerPaid')), (select coalesce(-sum(p.value ->> 2), 0) from json_each(e.record, '$[12]') p where p.value ->> 1 in ('operatorPaid', 'bonusPaid')), (select coalesce(-sum(p.value ->> 2), 0) from json_each(e.record, '$[12]') p where p.value ->> 1 in ('playerPaid')) + (select coalesce(-sum(p.value ->> 2), 0) from json_each(e.record, '$[12]') p where p.value ->> 1 in ('operatorPaid', 'bonusPaid')), coalesce(e.record ->> '$[11].tickets.awarded', 0), e.record ->> '$[11].metadata', e.record ->> '$[11].eventMetadata', case when e.idempotency_key is not null then 'operator:' || e.operator_id end, e.idempotency_key, e.record ->> 3, 0, null, null from ledger_entries e where e.kind = 'contribution' and e.record ->> '$[11].source' is not null;
--> statement-breakpoint
-- Bonuses that were awarded before may name the platform too; which provider it is, is not in the store.
INSERT INTO `paying_brands` SELECT `brand_path`, max(`expires_at_ms`) FROM `bonus_awards` WHERE `available_for` <> '[]' GROUP BY `brand_path`;
--> statement-breakpoint
-- Each change counts, so that no server answers from before it: see WATCHED_TABLES.
-- On PostgreSQL: create trigger "paying_brands_changed" after insert or update or delete or truncate on "paying_brands"
-- On PostgreSQL:   for each statement execute function store_changed()
