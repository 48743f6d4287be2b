-- From the tables of 0.3.0 to those of 0.4.0. SQLite changes a column or a check of a table only by building the table again, and dropping
-- the old one drops its indexes and triggers and forgets its last number, so they are made again here. What 0.3.0 did not have yet: its
-- contributions with a callback were each to one jackpot, no cancel had a reason, and no credits went in batches.
CREATE TABLE `old_audit_events` AS SELECT * FROM `audit_events`;
--> statement-breakpoint
UPDATE sqlite_sequence SET name = 'old_audit_events' WHERE name = 'audit_events';
--> statement-breakpoint
DROP TABLE `audit_events`;
--> statement-breakpoint
CREATE TABLE `audit_events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`at_ms` integer NOT NULL,
	`owner_id` text NOT NULL,
	`actor_id` text,
	`actor_username` text,
	`network_address` text,
	`action` text NOT NULL,
	`resource` text NOT NULL,
	`target_id` text NOT NULL,
	`outcome` text NOT NULL,
	`code` text,
	`request_id` text NOT NULL,
	`detail` text NOT NULL,
	CONSTRAINT "audit_events_outcome" CHECK("audit_events"."outcome" = 'done' or "audit_events"."outcome" = 'refused'),
	CONSTRAINT "audit_events_code" CHECK(("audit_events"."code" is null) = ("audit_events"."outcome" = 'done'))
) STRICT;
--> statement-breakpoint
INSERT INTO `audit_events` (`seq`, `id`, `at_ms`, `owner_id`, `actor_id`, `actor_username`, `network_address`, `action`, `resource`, `target_id`, `outcome`, `code`, `request_id`, `detail`) SELECT `seq`, `id`, `at_ms`, `owner_id`, `actor_id`, `actor_username`, `network_address`, `action`, `resource`, `target_id`, `outcome`, `code`, `request_id`, `detail` FROM `old_audit_events`;
--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = 'audit_events';
--> statement-breakpoint
UPDATE sqlite_sequence SET name = 'audit_events' WHERE name = 'old_audit_events';
--> statement-breakpoint
DROP TABLE `old_audit_events`;
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_events_id_unique` ON `audit_events` (`id`);
--> statement-breakpoint
CREATE INDEX `audit_events_time` ON `audit_events` (`at_ms`);
--> statement-breakpoint
CREATE INDEX `audit_events_owner` ON `audit_events` (`owner_id`,`at_ms`);
--> statement-breakpoint
CREATE INDEX `audit_events_actor` ON `audit_events` (`actor_id`,`at_ms`);
--> statement-breakpoint
CREATE INDEX `audit_events_target` ON `audit_events` (`target_id`,`at_ms`);
--> statement-breakpoint
CREATE TRIGGER `audit_events_are_final` BEFORE UPDATE ON `audit_events` BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_events_stay` BEFORE DELETE ON `audit_events` BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
--> statement-breakpoint
CREATE TABLE `old_callback_jobs` AS SELECT * FROM `callback_jobs`;
--> statement-breakpoint
DROP TABLE `callback_jobs`;
--> statement-breakpoint
CREATE TABLE `callback_jobs` (
	`contribution_id` text PRIMARY KEY NOT NULL,
	`operation` text NOT NULL,
	`account_id` text NOT NULL,
	`request_id` text NOT NULL,
	`operator_id` text NOT NULL,
	`brand_path` text NOT NULL,
	`player_id` text NOT NULL,
	`country` text NOT NULL,
	`segments` text NOT NULL,
	`source_id` text,
	`instance_id` text,
	`gameround_id` text,
	`wager` integer NOT NULL,
	`currency` text NOT NULL,
	`metadata` text,
	`event_metadata` text,
	`key` text,
	`category` text,
	`several` integer NOT NULL,
	`linked` integer NOT NULL,
	`address` text NOT NULL,
	`wins_only` integer NOT NULL,
	`created_at_ms` integer NOT NULL,
	CONSTRAINT "callback_jobs_wager" CHECK("callback_jobs"."wager" between 0 and 8000000000000000),
	CONSTRAINT "callback_jobs_target" CHECK("callback_jobs"."source_id" is not null or "callback_jobs"."instance_id" is not null)
) STRICT;
--> statement-breakpoint
INSERT INTO `callback_jobs` (`contribution_id`, `operation`, `account_id`, `request_id`, `operator_id`, `brand_path`, `player_id`, `country`, `segments`, `source_id`, `instance_id`, `gameround_id`, `wager`, `currency`, `metadata`, `event_metadata`, `key`, `category`, `several`, `linked`, `address`, `wins_only`, `created_at_ms`) SELECT `contribution_id`, `operation`, `account_id`, `request_id`, `operator_id`, `brand_path`, `player_id`, `country`, `segments`, `source_id`, `instance_id`, `gameround_id`, `wager`, `currency`, `metadata`, `event_metadata`, `key`, NULL, 0, 0, `address`, `wins_only`, `created_at_ms` FROM `old_callback_jobs`;
--> statement-breakpoint
DROP TABLE `old_callback_jobs`;
--> statement-breakpoint
CREATE TABLE `old_contributions` AS SELECT * FROM `contributions`;
--> statement-breakpoint
DROP TABLE `contributions`;
--> statement-breakpoint
CREATE TABLE `contributions` (
	`id` text PRIMARY KEY NOT NULL,
	`instance_id` text NOT NULL,
	`state` text NOT NULL,
	`brand_path` text NOT NULL,
	`player_id` text NOT NULL,
	`source_id` text NOT NULL,
	`gameround_id` text,
	`currency` text NOT NULL,
	`rate` text NOT NULL,
	`instance_version` integer NOT NULL,
	`wager` integer NOT NULL,
	`debit` integer NOT NULL,
	`player_paid` integer NOT NULL,
	`operator_paid` integer NOT NULL,
	`booked` integer NOT NULL,
	`tickets_awarded` integer NOT NULL,
	`metadata` text,
	`event_metadata` text,
	`key_scope` text,
	`key` text,
	`created_at_ms` integer NOT NULL,
	`attempts` integer NOT NULL,
	`next_attempt_at_ms` integer,
	`last_error` text,
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contributions_wager" CHECK("contributions"."wager" between 0 and 8000000000000000),
	CONSTRAINT "contributions_debit" CHECK("contributions"."debit" between 0 and 8000000000000000),
	CONSTRAINT "contributions_player_paid" CHECK("contributions"."player_paid" between 0 and 8000000000000000),
	CONSTRAINT "contributions_operator_paid" CHECK("contributions"."operator_paid" between 0 and 8000000000000000),
	CONSTRAINT "contributions_booked" CHECK("contributions"."booked" = "contributions"."player_paid" + "contributions"."operator_paid"),
	CONSTRAINT "contributions_state" CHECK("contributions"."state" = 'open' or "contributions"."state" = 'booked' or "contributions"."state" = 'cancelling' or "contributions"."state" = 'cancelled')
) STRICT;
--> statement-breakpoint
INSERT INTO `contributions` (`id`, `instance_id`, `state`, `brand_path`, `player_id`, `source_id`, `gameround_id`, `currency`, `rate`, `instance_version`, `wager`, `debit`, `player_paid`, `operator_paid`, `booked`, `tickets_awarded`, `metadata`, `event_metadata`, `key_scope`, `key`, `created_at_ms`, `attempts`, `next_attempt_at_ms`, `last_error`) SELECT `id`, `instance_id`, `state`, `brand_path`, `player_id`, `source_id`, `gameround_id`, `currency`, `rate`, `instance_version`, `wager`, `debit`, `player_paid`, `operator_paid`, `booked`, `tickets_awarded`, `metadata`, `event_metadata`, `key_scope`, `key`, `created_at_ms`, `attempts`, `next_attempt_at_ms`, NULL FROM `old_contributions`;
--> statement-breakpoint
DROP TABLE `old_contributions`;
--> statement-breakpoint
CREATE INDEX `contributions_instance` ON `contributions` (`instance_id`);
--> statement-breakpoint
CREATE INDEX `contributions_open` ON `contributions` (`created_at_ms`) WHERE "state" = 'open';
--> statement-breakpoint
CREATE INDEX `contributions_cancelling` ON `contributions` (`next_attempt_at_ms`,`id`) WHERE "state" = 'cancelling';
--> statement-breakpoint
CREATE TRIGGER `contributions_stay_settled` BEFORE UPDATE OF `state` ON `contributions` WHEN old.`state` IN ('booked', 'cancelled') BEGIN SELECT RAISE(ABORT, 'a settled contribution stays as it is'); END;
--> statement-breakpoint
CREATE TABLE `old_deliveries` AS SELECT * FROM `deliveries`;
--> statement-breakpoint
UPDATE sqlite_sequence SET name = 'old_deliveries' WHERE name = 'deliveries';
--> statement-breakpoint
DROP TABLE `deliveries`;
--> statement-breakpoint
CREATE TABLE `deliveries` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`lane` text NOT NULL,
	`owner_id` text NOT NULL,
	`destination_id` text,
	`address` text NOT NULL,
	`event_type` text NOT NULL,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`due_at_ms` integer NOT NULL,
	`created_at_ms` integer NOT NULL,
	`last_attempt_at_ms` integer,
	`finished_at_ms` integer,
	`secret_until_ms` integer,
	`persistent` integer NOT NULL,
	`last_status` integer,
	`last_error` text,
	CONSTRAINT "deliveries_kind" CHECK("deliveries"."kind" = 'event' or "deliveries"."kind" = 'callback' or "deliveries"."kind" = 'diversion' or "deliveries"."kind" = 'mail'),
	CONSTRAINT "deliveries_state" CHECK("deliveries"."state" = 'pending' or "deliveries"."state" = 'delivered' or "deliveries"."state" = 'dead'),
	CONSTRAINT "deliveries_attempts" CHECK("deliveries"."attempts" >= 0)
) STRICT;
--> statement-breakpoint
INSERT INTO `deliveries` (`seq`, `id`, `kind`, `lane`, `owner_id`, `destination_id`, `address`, `event_type`, `body`, `state`, `attempts`, `due_at_ms`, `created_at_ms`, `last_attempt_at_ms`, `finished_at_ms`, `secret_until_ms`, `persistent`, `last_status`, `last_error`) SELECT `seq`, `id`, `kind`, `lane`, `owner_id`, `destination_id`, `address`, `event_type`, `body`, `state`, `attempts`, `due_at_ms`, `created_at_ms`, `last_attempt_at_ms`, `finished_at_ms`, `secret_until_ms`, `persistent`, `last_status`, `last_error` FROM `old_deliveries`;
--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = 'deliveries';
--> statement-breakpoint
UPDATE sqlite_sequence SET name = 'deliveries' WHERE name = 'old_deliveries';
--> statement-breakpoint
DROP TABLE `old_deliveries`;
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_id_unique` ON `deliveries` (`id`);
--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`lane`,`due_at_ms`,`seq`) WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX `deliveries_dead` ON `deliveries` (`owner_id`,`seq`) WHERE state = 'dead';
--> statement-breakpoint
CREATE INDEX `deliveries_delivered` ON `deliveries` (`finished_at_ms`) WHERE state = 'delivered';
--> statement-breakpoint
CREATE INDEX `deliveries_destination` ON `deliveries` (`destination_id`,`state`);
--> statement-breakpoint
CREATE TABLE `old_idempotency_keys` AS SELECT * FROM `idempotency_keys`;
--> statement-breakpoint
DROP TABLE `idempotency_keys`;
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`scope` text NOT NULL,
	`key` text NOT NULL,
	`operation` text NOT NULL,
	`fingerprint` text NOT NULL,
	`state` text NOT NULL,
	`contribution_id` text,
	`status` integer,
	`body` text,
	`created_at_ms` integer NOT NULL,
	`expires_at_ms` integer,
	PRIMARY KEY(`scope`, `key`),
	CONSTRAINT "idempotency_keys_state" CHECK("idempotency_keys"."state" = 'running' or "idempotency_keys"."state" = 'done')
) STRICT;
--> statement-breakpoint
INSERT INTO `idempotency_keys` (`scope`, `key`, `operation`, `fingerprint`, `state`, `contribution_id`, `status`, `body`, `created_at_ms`, `expires_at_ms`) SELECT `scope`, `key`, `operation`, `fingerprint`, `state`, `contribution_id`, `status`, `body`, `created_at_ms`, `expires_at_ms` FROM `old_idempotency_keys`;
--> statement-breakpoint
DROP TABLE `old_idempotency_keys`;
--> statement-breakpoint
CREATE INDEX `idempotency_keys_running` ON `idempotency_keys` (`created_at_ms`) WHERE "state" = 'running';
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at_ms`) WHERE expires_at_ms is not null;
--> statement-breakpoint
CREATE TABLE `old_instances` AS SELECT * FROM `instances`;
--> statement-breakpoint
DROP TABLE `instances`;
--> statement-breakpoint
CREATE TABLE `instances` (
	`id` text PRIMARY KEY NOT NULL,
	`game_code` text NOT NULL,
	`template_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`operator_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`version` integer NOT NULL,
	`currency` text NOT NULL,
	`rules` text NOT NULL,
	`state` text NOT NULL,
	`starts_at_ms` integer,
	`ends_at_ms` integer,
	`recurrence` text,
	`next_due_at_ms` integer,
	`periods_drawn` integer NOT NULL,
	`created_at_ms` integer NOT NULL,
	`updated_at_ms` integer NOT NULL,
	`total_contributions` integer NOT NULL,
	`ledger_seq` integer NOT NULL,
	`ledger_head` blob NOT NULL,
	`house` integer NOT NULL,
	`withheld` integer NOT NULL,
	`diverting` integer NOT NULL,
	FOREIGN KEY (`template_id`) REFERENCES `templates`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "instances_house" CHECK("instances"."house" between -8000000000000000 and 8000000000000000),
	CONSTRAINT "instances_withheld" CHECK("instances"."withheld" between 0 and 8000000000000000),
	CONSTRAINT "instances_diverting" CHECK("instances"."diverting" between 0 and 8000000000000000),
	CONSTRAINT "instances_state" CHECK("instances"."state" = 'Active' or "instances"."state" = 'Paused' or "instances"."state" = 'Terminated')
) STRICT;
--> statement-breakpoint
INSERT INTO `instances` (`id`, `game_code`, `template_id`, `owner_id`, `operator_id`, `name`, `description`, `version`, `currency`, `rules`, `state`, `starts_at_ms`, `ends_at_ms`, `recurrence`, `next_due_at_ms`, `periods_drawn`, `created_at_ms`, `updated_at_ms`, `total_contributions`, `ledger_seq`, `ledger_head`, `house`, `withheld`, `diverting`) SELECT `id`, `game_code`, `template_id`, `owner_id`, `operator_id`, `name`, `description`, `version`, `currency`, `rules`, `state`, `starts_at_ms`, `ends_at_ms`, `recurrence`, `next_due_at_ms`, `periods_drawn`, `created_at_ms`, `updated_at_ms`, `total_contributions`, `ledger_seq`, `ledger_head`, `house`, `withheld`, `diverting` FROM `old_instances`;
--> statement-breakpoint
DROP TABLE `old_instances`;
--> statement-breakpoint
CREATE UNIQUE INDEX `instances_game_code` ON `instances` (`operator_id`,`game_code`);
--> statement-breakpoint
CREATE INDEX `instances_template` ON `instances` (`template_id`);
--> statement-breakpoint
CREATE INDEX `instances_owner` ON `instances` (`owner_id`);
--> statement-breakpoint
CREATE INDEX `instances_due` ON `instances` (`next_due_at_ms`) WHERE next_due_at_ms is not null;
--> statement-breakpoint
CREATE TRIGGER `instances_stay_terminated` BEFORE UPDATE OF `state` ON `instances` WHEN old.`state` = 'Terminated' AND new.`state` <> 'Terminated' BEGIN SELECT RAISE(ABORT, 'an instance that has ended stays ended'); END;
--> statement-breakpoint
DROP INDEX `participations_player`;
--> statement-breakpoint
CREATE INDEX `participations_player` ON `participations` (`brand_path`,`player_id`) WHERE opted_in is not null;
--> statement-breakpoint
CREATE TABLE `old_payouts` AS SELECT * FROM `payouts`;
--> statement-breakpoint
DROP TABLE `payouts`;
--> statement-breakpoint
CREATE TABLE `payouts` (
	`transaction_id` text PRIMARY KEY NOT NULL,
	`win_id` text NOT NULL,
	`number` integer NOT NULL,
	`instance_id` text NOT NULL,
	`operator_id` text NOT NULL,
	`brand_path` text NOT NULL,
	`player_id` text NOT NULL,
	`amount` integer NOT NULL,
	`pay_currency` text NOT NULL,
	`pay` integer NOT NULL,
	`rate` text NOT NULL,
	`state` text NOT NULL,
	`in_flight` integer NOT NULL,
	`attempts` integer NOT NULL,
	`next_attempt_at_ms` integer NOT NULL,
	`last_error` text,
	`won_at_ms` integer NOT NULL,
	`paid_at_ms` integer,
	`settled_by` text,
	`settle_reason` text,
	FOREIGN KEY (`win_id`) REFERENCES `wins`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payouts_amount" CHECK("payouts"."amount" between 0 and 8000000000000000),
	CONSTRAINT "payouts_pay" CHECK("payouts"."pay" between 0 and 8000000000000000),
	CONSTRAINT "payouts_state" CHECK("payouts"."state" = 'held' or "payouts"."state" = 'due' or "payouts"."state" = 'paid' or "payouts"."state" = 'settled')
) STRICT;
--> statement-breakpoint
INSERT INTO `payouts` (`transaction_id`, `win_id`, `number`, `instance_id`, `operator_id`, `brand_path`, `player_id`, `amount`, `pay_currency`, `pay`, `rate`, `state`, `in_flight`, `attempts`, `next_attempt_at_ms`, `last_error`, `won_at_ms`, `paid_at_ms`, `settled_by`, `settle_reason`) SELECT `transaction_id`, `win_id`, `number`, `instance_id`, `operator_id`, `brand_path`, `player_id`, `amount`, `pay_currency`, `pay`, `rate`, `state`, `in_flight`, `attempts`, `next_attempt_at_ms`, `last_error`, `won_at_ms`, `paid_at_ms`, `settled_by`, `settle_reason` FROM `old_payouts`;
--> statement-breakpoint
DROP TABLE `old_payouts`;
--> statement-breakpoint
CREATE INDEX `payouts_win` ON `payouts` (`win_id`,`number`);
--> statement-breakpoint
CREATE INDEX `payouts_due` ON `payouts` (`next_attempt_at_ms`,`transaction_id`) WHERE "state" = 'due';
--> statement-breakpoint
CREATE INDEX `payouts_player` ON `payouts` (`brand_path`,`player_id`,`won_at_ms`);
--> statement-breakpoint
CREATE INDEX `payouts_instance` ON `payouts` (`instance_id`,`won_at_ms`);
--> statement-breakpoint
CREATE INDEX `payouts_won` ON `payouts` (`won_at_ms`);
--> statement-breakpoint
CREATE INDEX `payouts_withheld` ON `payouts` (`won_at_ms`) WHERE state in ('held', 'due');
--> statement-breakpoint
CREATE TRIGGER `payouts_stay_paid` BEFORE UPDATE OF `state` ON `payouts` WHEN old.`state` IN ('paid', 'settled') BEGIN SELECT RAISE(ABORT, 'a paid win stays paid'); END;
--> statement-breakpoint
CREATE TABLE `old_wins` AS SELECT * FROM `wins`;
--> statement-breakpoint
DROP TABLE `wins`;
--> statement-breakpoint
CREATE TABLE `wins` (
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
	FOREIGN KEY (`contribution_id`) REFERENCES `contributions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "wins_value" CHECK("wins"."value" between 0 and 8000000000000000)
) STRICT;
--> statement-breakpoint
INSERT INTO `wins` (`id`, `instance_id`, `pot_id`, `instance_count`, `contribution_id`, `source_id`, `gameround_id`, `brand_path`, `player_id`, `value`, `event_metadata`, `at_ms`, `batches`) SELECT `id`, `instance_id`, `pot_id`, `instance_count`, `contribution_id`, `source_id`, `gameround_id`, `brand_path`, `player_id`, `value`, `event_metadata`, `at_ms`, 0 FROM `old_wins`;
--> statement-breakpoint
DROP TABLE `old_wins`;
--> statement-breakpoint
CREATE INDEX `wins_instance` ON `wins` (`instance_id`,`at_ms`);
--> statement-breakpoint
CREATE INDEX `wins_pot` ON `wins` (`instance_id`,`pot_id`,`at_ms`);
--> statement-breakpoint
CREATE INDEX `wins_contribution` ON `wins` (`contribution_id`);
--> statement-breakpoint
-- 0.3.0 kept the first and the last contribution of the windows that are not settled; 0.4.0 keeps the last one of each window. Both in one
-- window are one; a second one behind the end of the only window is none.
UPDATE `pots` SET `timing` = json_object(
	'settledUntilMs', json_extract(`pots`.`timing`, '$.settledUntilMs'),
	'lastAtMs', CASE
		WHEN `of`.`first` IS NULL THEN json_array()
		WHEN `of`.`period` IS NULL THEN json_array(CASE WHEN `of`.`last` < `of`.`target` THEN `of`.`last` ELSE `of`.`first` END)
		WHEN `of`.`last` - ((`of`.`last` - `of`.`target`) % `of`.`period` + `of`.`period`) % `of`.`period` <= `of`.`first` THEN json_array(`of`.`last`)
		ELSE json_array(`of`.`first`, `of`.`last`)
	END
) FROM (
	SELECT `known`.`instance_id`, `known`.`id`,
		json_extract(`known`.`timing`, '$.firstAtMs') AS `first`,
		json_extract(`known`.`timing`, '$.lastAtMs') AS `last`,
		json_extract(`trigger`.`value`, '$.TimeFixed.target_datetime') AS `target`,
		coalesce(
			json_extract(`trigger`.`value`, '$.TimeFixed.repeat_period.Days') * 86400000,
			json_extract(`trigger`.`value`, '$.TimeFixed.repeat_period.Hours') * 3600000,
			json_extract(`trigger`.`value`, '$.TimeFixed.repeat_period.Minutes') * 60000,
			json_extract(`trigger`.`value`, '$.TimeFixed.repeat_period.Seconds') * 1000
		) AS `period`
	FROM `pots` AS `known`
	JOIN `instances` ON `instances`.`id` = `known`.`instance_id`
	JOIN json_each(`instances`.`rules`, '$.pots') AS `pot` ON json_extract(`pot`.`value`, '$.id') = `known`.`id`
	JOIN json_each(`pot`.`value`, '$.pot_types') AS `trigger` ON json_extract(`trigger`.`value`, '$.TimeFixed') IS NOT NULL
) AS `of`
WHERE `pots`.`timing` IS NOT NULL AND `of`.`instance_id` = `pots`.`instance_id` AND `of`.`id` = `pots`.`id`;
