ALTER TABLE `contributions` RENAME TO `contribution_intents`;--> statement-breakpoint
CREATE TABLE `__new_ledger_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`record` text NOT NULL,
	`mac` blob NOT NULL,
	`instance_id` text GENERATED ALWAYS AS (record ->> 0) VIRTUAL NOT NULL,
	`seq` integer GENERATED ALWAYS AS (record ->> 1) VIRTUAL NOT NULL,
	`kind` text GENERATED ALWAYS AS (record ->> 2) VIRTUAL NOT NULL,
	`at_ms` integer GENERATED ALWAYS AS (record ->> 3) VIRTUAL NOT NULL,
	`actor` text GENERATED ALWAYS AS (record ->> 4) VIRTUAL NOT NULL,
	`operation` text GENERATED ALWAYS AS (record ->> 5) VIRTUAL NOT NULL,
	`reference` text GENERATED ALWAYS AS (record ->> 6) VIRTUAL,
	`reason` text GENERATED ALWAYS AS (record ->> 7) VIRTUAL,
	`idempotency_key` text GENERATED ALWAYS AS (record ->> 8) VIRTUAL,
	`rate` text GENERATED ALWAYS AS (record ->> 9) VIRTUAL,
	`decisions` text GENERATED ALWAYS AS (record ->> 10) VIRTUAL NOT NULL,
	`facts` text GENERATED ALWAYS AS (record ->> 11) VIRTUAL,
	`operator_id` text GENERATED ALWAYS AS (substr(record ->> '$[11].brand', 1, instr(record ->> '$[11].brand', ':') - 1)) VIRTUAL,
	`fingerprint` text GENERATED ALWAYS AS (record ->> '$[11].fingerprint') VIRTUAL
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_ledger_entries` (`id`, `record`, `mac`) SELECT `id`, json_array(`instance_id`, `seq`, `kind`, `at_ms`, `actor`, `operation`, `reference`, `reason`, `idempotency_key`, `rate`, `decisions`, `facts`, json((SELECT json_group_array(json_array(`pot_id`, `account`, CAST(`amount` AS text), CAST(`balance_after` AS text)) ORDER BY `line`) FROM `ledger_postings` WHERE `entry_id` = `ledger_entries`.`id`))), `mac` FROM `ledger_entries` ORDER BY `id`;--> statement-breakpoint
DROP TABLE `ledger_postings`;--> statement-breakpoint
DROP TABLE `ledger_entries`;--> statement-breakpoint
ALTER TABLE `__new_ledger_entries` RENAME TO `ledger_entries`;--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_seq` ON `ledger_entries` (`instance_id`,`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_contributions` ON `ledger_entries` (`reference`) WHERE "kind" = 'contribution';--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_keys` ON `ledger_entries` (`operator_id`,`idempotency_key`) WHERE fingerprint is not null;--> statement-breakpoint
CREATE INDEX `ledger_entries_adjustments` ON `ledger_entries` (`instance_id`) WHERE "kind" = 'adjustment';--> statement-breakpoint
CREATE INDEX `ledger_entries_transfers` ON `ledger_entries` (`reference`) WHERE kind in ('transfer_out', 'transfer_in');--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_diversions` ON `ledger_entries` (`instance_id`,`reference`) WHERE "kind" = 'diversion';--> statement-breakpoint
CREATE TABLE `__new_wins` (
	`id` text PRIMARY KEY NOT NULL,
	`instance_id` text NOT NULL,
	`pot_id` text NOT NULL,
	`instance_count` integer NOT NULL,
	`contribution_id` text,
	`source_id` text NOT NULL,
	`gameround_id` text,
	`brand_path` text NOT NULL,
	`player_id` text NOT NULL,
	`value` integer NOT NULL,
	`event_metadata` text,
	`at_ms` integer NOT NULL,
	`batches` integer NOT NULL,
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "wins_value" CHECK("__new_wins"."value" between 0 and 8000000000000000)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_wins`("id", "instance_id", "pot_id", "instance_count", "contribution_id", "source_id", "gameround_id", "brand_path", "player_id", "value", "event_metadata", "at_ms", "batches") SELECT "id", "instance_id", "pot_id", "instance_count", "contribution_id", "source_id", "gameround_id", "brand_path", "player_id", "value", "event_metadata", "at_ms", "batches" FROM `wins`;--> statement-breakpoint
DROP TABLE `wins`;--> statement-breakpoint
ALTER TABLE `__new_wins` RENAME TO `wins`;--> statement-breakpoint
CREATE INDEX `wins_instance` ON `wins` (`instance_id`,`at_ms`);--> statement-breakpoint
CREATE INDEX `wins_pot` ON `wins` (`instance_id`,`pot_id`,`at_ms`);--> statement-breakpoint
CREATE INDEX `wins_contribution` ON `wins` (`contribution_id`);--> statement-breakpoint
CREATE VIEW `contributions` AS select * from contribution_intents union all select e.reference, e.instance_id, 'booked', e.facts ->> 'brand', e.facts ->> 'player', e.facts ->> 'source', e.facts ->> 'gameround', e.facts ->> 'currency', e.rate, e.facts ->> 'version', cast(e.facts ->> 'wager' as integer), coalesce(cast(e.facts ->> 'debit' as integer), 0), (select coalesce(-sum(p.value ->> 2), 0) from json_each(e.record, '$[12]') p where p.value ->> 1 = 'playerPaid'), (select coalesce(-sum(p.value ->> 2), 0) from json_each(e.record, '$[12]') p where p.value ->> 1 = 'operatorPaid'), (select coalesce(-sum(p.value ->> 2), 0) from json_each(e.record, '$[12]') p where p.value ->> 1 = 'playerPaid') + (select coalesce(-sum(p.value ->> 2), 0) from json_each(e.record, '$[12]') p where p.value ->> 1 = 'operatorPaid'), coalesce(e.facts ->> '$.tickets.awarded', 0), e.facts ->> 'metadata', e.facts ->> 'eventMetadata', case when e.idempotency_key is not null then 'operator:' || e.operator_id end, e.idempotency_key, e.at_ms, 0, null, null from ledger_entries e where e.kind = 'contribution' and e.facts ->> 'source' is not null;--> statement-breakpoint
CREATE VIEW `ledger_postings` AS select e.id as entry_id, p.key as line, p.value ->> 0 as pot_id, p.value ->> 1 as account, cast(p.value ->> 2 as integer) as amount, cast(p.value ->> 3 as integer) as balance_after from ledger_entries e, json_each(e.record, '$[12]') p;--> statement-breakpoint
CREATE TRIGGER `ledger_entries_are_final` BEFORE UPDATE ON `ledger_entries` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_stay` BEFORE DELETE ON `ledger_entries` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
