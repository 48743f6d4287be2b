CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`organisation_id` text NOT NULL,
	`unit_id` text NOT NULL,
	`org_bound` integer NOT NULL,
	`system_id` text,
	`permissions` text NOT NULL,
	`contacts` text NOT NULL,
	`oauth_provider_key` text,
	`oauth_sub` text,
	`oauth_realm` integer,
	`enabled` integer NOT NULL,
	`trusted` integer NOT NULL,
	`epoch` integer NOT NULL,
	`created_at_ms` integer NOT NULL,
	`last_logged_in_at_ms` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`oauth_provider_key`) REFERENCES `oauth_providers`(`key`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_username_key_unique` ON `accounts` (`username_key`);--> statement-breakpoint
CREATE INDEX `accounts_place` ON `accounts` (`organisation_id`,`unit_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_oauth_sub` ON `accounts` (`oauth_provider_key`,`oauth_realm`,`oauth_sub`);--> statement-breakpoint
CREATE INDEX `accounts_oauth_email` ON `accounts` (`oauth_provider_key`,lower(contacts ->> 'email'));--> statement-breakpoint
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
	CONSTRAINT "audit_events_outcome" CHECK("audit_events"."outcome" in ('done', 'refused')),
	CONSTRAINT "audit_events_code" CHECK(("audit_events"."code" is null) = ("audit_events"."outcome" = 'done'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_events_id_unique` ON `audit_events` (`id`);--> statement-breakpoint
CREATE INDEX `audit_events_time` ON `audit_events` (`at_ms`);--> statement-breakpoint
CREATE INDEX `audit_events_owner` ON `audit_events` (`owner_id`,`at_ms`);--> statement-breakpoint
CREATE INDEX `audit_events_actor` ON `audit_events` (`actor_id`,`at_ms`);--> statement-breakpoint
CREATE INDEX `audit_events_target` ON `audit_events` (`target_id`,`at_ms`);--> statement-breakpoint
CREATE TABLE `brand_currency_changes` (
	`seq` integer PRIMARY KEY NOT NULL,
	`operator_id` text NOT NULL,
	`brand_id` text NOT NULL,
	`at_ms` integer NOT NULL,
	`account_id` text NOT NULL,
	`base_currency` text,
	`multipliers` text,
	FOREIGN KEY (`operator_id`,`brand_id`) REFERENCES `brands`(`operator_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "brand_currency_changes_set" CHECK(("brand_currency_changes"."base_currency" is null) = ("brand_currency_changes"."multipliers" is null))
) STRICT;
--> statement-breakpoint
CREATE INDEX `brand_currency_changes_brand` ON `brand_currency_changes` (`operator_id`,`brand_id`,`seq`);--> statement-breakpoint
CREATE TABLE `brands` (
	`operator_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`enabled` integer NOT NULL,
	`created_at_ms` integer NOT NULL,
	PRIMARY KEY(`operator_id`, `id`),
	FOREIGN KEY (`operator_id`) REFERENCES `operators`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
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
	`address` text NOT NULL,
	`wins_only` integer NOT NULL,
	`created_at_ms` integer NOT NULL,
	CONSTRAINT "callback_jobs_wager" CHECK("callback_jobs"."wager" between 0 and 8000000000000000),
	CONSTRAINT "callback_jobs_target" CHECK("callback_jobs"."source_id" is not null or "callback_jobs"."instance_id" is not null)
) STRICT;
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
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contributions_wager" CHECK("contributions"."wager" between 0 and 8000000000000000),
	CONSTRAINT "contributions_debit" CHECK("contributions"."debit" between 0 and 8000000000000000),
	CONSTRAINT "contributions_player_paid" CHECK("contributions"."player_paid" between 0 and 8000000000000000),
	CONSTRAINT "contributions_operator_paid" CHECK("contributions"."operator_paid" between 0 and 8000000000000000),
	CONSTRAINT "contributions_booked" CHECK("contributions"."booked" = "contributions"."player_paid" + "contributions"."operator_paid"),
	CONSTRAINT "contributions_state" CHECK("contributions"."state" in ('open', 'booked', 'cancelling', 'cancelled'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `contributions_player` ON `contributions` (`instance_id`,`brand_path`,`player_id`,`created_at_ms`);--> statement-breakpoint
CREATE INDEX `contributions_open` ON `contributions` (`created_at_ms`) WHERE "state" = 'open';--> statement-breakpoint
CREATE INDEX `contributions_cancelling` ON `contributions` (`next_attempt_at_ms`) WHERE "state" = 'cancelling';--> statement-breakpoint
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
	CONSTRAINT "deliveries_kind" CHECK("deliveries"."kind" in ('event', 'callback', 'diversion', 'mail')),
	CONSTRAINT "deliveries_state" CHECK("deliveries"."state" in ('pending', 'delivered', 'dead')),
	CONSTRAINT "deliveries_attempts" CHECK("deliveries"."attempts" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_id_unique` ON `deliveries` (`id`);--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`lane`,`due_at_ms`,`seq`) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX `deliveries_dead` ON `deliveries` (`owner_id`,`seq`) WHERE state = 'dead';--> statement-breakpoint
CREATE INDEX `deliveries_delivered` ON `deliveries` (`finished_at_ms`) WHERE state = 'delivered';--> statement-breakpoint
CREATE INDEX `deliveries_destination` ON `deliveries` (`destination_id`,`state`);--> statement-breakpoint
CREATE TABLE `destinations` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`url` text NOT NULL,
	`host` text NOT NULL,
	`events` text NOT NULL,
	`enabled` integer NOT NULL,
	`disabled_reason` text,
	`secret` text NOT NULL,
	`previous_secret` text,
	`previous_secret_until_ms` integer,
	`created_at_ms` integer NOT NULL,
	`updated_at_ms` integer NOT NULL,
	CONSTRAINT "destinations_disabled_reason" CHECK("destinations"."enabled" = ("destinations"."disabled_reason" is null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `destinations_url` ON `destinations` (`owner_id`,`url`);--> statement-breakpoint
CREATE INDEX `destinations_host` ON `destinations` (`host`);--> statement-breakpoint
CREATE INDEX `destinations_previous_secret` ON `destinations` (`previous_secret_until_ms`) WHERE previous_secret_until_ms is not null;--> statement-breakpoint
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
	CONSTRAINT "idempotency_keys_state" CHECK("idempotency_keys"."state" in ('running', 'done'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at_ms`) WHERE expires_at_ms is not null;--> statement-breakpoint
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
	CONSTRAINT "instances_state" CHECK("instances"."state" in ('Active', 'Paused', 'Terminated'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `instances_game_code` ON `instances` (`operator_id`,`game_code`);--> statement-breakpoint
CREATE INDEX `instances_template` ON `instances` (`template_id`);--> statement-breakpoint
CREATE INDEX `instances_owner` ON `instances` (`owner_id`);--> statement-breakpoint
CREATE INDEX `instances_due` ON `instances` (`next_due_at_ms`) WHERE next_due_at_ms is not null;--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`instance_id` text NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`at_ms` integer NOT NULL,
	`actor` text NOT NULL,
	`operation` text NOT NULL,
	`reference` text,
	`reason` text,
	`idempotency_key` text,
	`rate` text,
	`decisions` text NOT NULL,
	`facts` text,
	`mac` blob NOT NULL,
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_seq` ON `ledger_entries` (`instance_id`,`seq`);--> statement-breakpoint
CREATE INDEX `ledger_entries_adjustments` ON `ledger_entries` (`instance_id`) WHERE "kind" = 'adjustment';--> statement-breakpoint
CREATE INDEX `ledger_entries_transfers` ON `ledger_entries` (`reference`) WHERE kind in ('transfer_out', 'transfer_in');--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_diversions` ON `ledger_entries` (`instance_id`,`reference`) WHERE "kind" = 'diversion';--> statement-breakpoint
CREATE TABLE `ledger_postings` (
	`entry_id` integer NOT NULL,
	`line` integer NOT NULL,
	`pot_id` text NOT NULL,
	`account` text NOT NULL,
	`amount` integer NOT NULL,
	`balance_after` integer,
	PRIMARY KEY(`entry_id`, `line`),
	FOREIGN KEY (`entry_id`) REFERENCES `ledger_entries`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_postings_amount" CHECK("ledger_postings"."amount" between -8000000000000000 and 8000000000000000),
	CONSTRAINT "ledger_postings_balance_after" CHECK("ledger_postings"."balance_after" between -8000000000000000 and 8000000000000000)
) STRICT;
--> statement-breakpoint
CREATE TABLE `oauth_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`epoch` integer NOT NULL,
	`code_challenge` text NOT NULL,
	`expires_at_ms` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `oauth_codes_expiry` ON `oauth_codes` (`expires_at_ms`);--> statement-breakpoint
CREATE TABLE `oauth_providers` (
	`key` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`owner_id` text NOT NULL,
	`client_id` text NOT NULL,
	`client_secret` text NOT NULL,
	`issuer_url` text NOT NULL,
	`token_url` text NOT NULL,
	`jwk_url` text NOT NULL,
	`redirect_url` text NOT NULL,
	`frontend_url` text NOT NULL,
	`realm` integer NOT NULL,
	`created_at_ms` integer NOT NULL,
	`updated_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_providers_id_unique` ON `oauth_providers` (`id`);--> statement-breakpoint
CREATE INDEX `oauth_providers_owner` ON `oauth_providers` (`owner_id`);--> statement-breakpoint
CREATE TABLE `one_time_passwords` (
	`account_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`tries_left` integer NOT NULL,
	`expires_at_ms` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `one_time_passwords_expiry` ON `one_time_passwords` (`expires_at_ms`);--> statement-breakpoint
CREATE TABLE `operators` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`enabled` integer NOT NULL,
	`review_threshold` text,
	`created_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `opt_in_copies` (
	`transfer_id` text PRIMARY KEY NOT NULL,
	`source_id` text NOT NULL,
	`target_id` text NOT NULL,
	`brand_path` text NOT NULL,
	`player_id` text NOT NULL,
	FOREIGN KEY (`source_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`target_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `organisations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`parent_id` text,
	`enabled` integer NOT NULL,
	`base_currency` text NOT NULL,
	`units` text NOT NULL,
	`created_at_ms` integer NOT NULL,
	`updated_at_ms` integer NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `organisations_parent` ON `organisations` (`parent_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`instance_id` text NOT NULL,
	`event_type` text NOT NULL,
	`operator_id` text NOT NULL,
	`brand_id` text NOT NULL,
	`player_id` text NOT NULL,
	`data` text NOT NULL,
	`created_at_ms` integer NOT NULL,
	`delivered_at_ms` integer
) STRICT;
--> statement-breakpoint
CREATE INDEX `outbox_pending` ON `outbox` (`id`) WHERE delivered_at_ms is null;--> statement-breakpoint
CREATE TABLE `participations` (
	`instance_id` text NOT NULL,
	`brand_path` text NOT NULL,
	`player_id` text NOT NULL,
	`opted_in` integer,
	`preferences` text NOT NULL,
	`contribution_count` integer NOT NULL,
	`contribution_value` integer NOT NULL,
	`pots` text NOT NULL,
	`last_currency` text,
	`last_contributed_at_ms` integer,
	`last_seq` integer,
	`ranked` integer NOT NULL,
	`updated_at_ms` integer NOT NULL,
	PRIMARY KEY(`instance_id`, `brand_path`, `player_id`),
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "participations_contribution_value" CHECK("participations"."contribution_value" between 0 and 8000000000000000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `participations_player` ON `participations` (`brand_path`,`player_id`,`updated_at_ms`);--> statement-breakpoint
CREATE INDEX `participations_value` ON `participations` (`instance_id`,`contribution_value`,`last_seq`) WHERE ranked = 1;--> statement-breakpoint
CREATE INDEX `participations_active` ON `participations` (`instance_id`,`last_contributed_at_ms`) WHERE ranked = 1;--> statement-breakpoint
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
	CONSTRAINT "payouts_state" CHECK("payouts"."state" in ('held', 'due', 'paid', 'settled'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `payouts_win` ON `payouts` (`win_id`,`number`);--> statement-breakpoint
CREATE INDEX `payouts_due` ON `payouts` (`next_attempt_at_ms`) WHERE "state" = 'due';--> statement-breakpoint
CREATE INDEX `payouts_player` ON `payouts` (`brand_path`,`player_id`,`won_at_ms`);--> statement-breakpoint
CREATE INDEX `payouts_instance` ON `payouts` (`instance_id`,`won_at_ms`);--> statement-breakpoint
CREATE INDEX `payouts_won` ON `payouts` (`won_at_ms`);--> statement-breakpoint
CREATE INDEX `payouts_withheld` ON `payouts` (`won_at_ms`) WHERE state in ('held', 'due');--> statement-breakpoint
CREATE TABLE `pot_contributors` (
	`instance_id` text NOT NULL,
	`pot_id` text NOT NULL,
	`instance_count` integer NOT NULL,
	`brand_path` text NOT NULL,
	`player_id` text NOT NULL,
	`contributed` integer NOT NULL,
	`last_seq` integer NOT NULL,
	PRIMARY KEY(`instance_id`, `pot_id`, `instance_count`, `brand_path`, `player_id`),
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pot_contributors_contributed" CHECK("pot_contributors"."contributed" between 0 and 8000000000000000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `pot_contributors_contributed` ON `pot_contributors` (`instance_id`,`pot_id`,`instance_count`,`contributed`,`last_seq`);--> statement-breakpoint
CREATE TABLE `pots` (
	`instance_id` text NOT NULL,
	`position` integer NOT NULL,
	`id` text NOT NULL,
	`enabled` integer NOT NULL,
	`due` integer NOT NULL,
	`timing` text,
	`instance_count` integer NOT NULL,
	`total_contributions` integer NOT NULL,
	`created_at_ms` integer NOT NULL,
	`seed_value` integer NOT NULL,
	`contributed_amount` integer NOT NULL,
	`contributed_seed` integer NOT NULL,
	`surplus_seed` integer NOT NULL,
	`overflow` integer NOT NULL,
	PRIMARY KEY(`instance_id`, `position`),
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pots_seed_value" CHECK("pots"."seed_value" between 0 and 8000000000000000),
	CONSTRAINT "pots_contributed_amount" CHECK("pots"."contributed_amount" between 0 and 8000000000000000),
	CONSTRAINT "pots_contributed_seed" CHECK("pots"."contributed_seed" between 0 and 8000000000000000),
	CONSTRAINT "pots_surplus_seed" CHECK("pots"."surplus_seed" between 0 and 8000000000000000),
	CONSTRAINT "pots_overflow" CHECK("pots"."overflow" between 0 and 8000000000000000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `pots_id` ON `pots` (`instance_id`,`id`);--> statement-breakpoint
CREATE TABLE `raffle_tickets` (
	`instance_id` text NOT NULL,
	`period` integer NOT NULL,
	`brand_path` text NOT NULL,
	`player_id` text NOT NULL,
	`accumulated` integer NOT NULL,
	`tickets` integer NOT NULL,
	`starts_at_ms` integer NOT NULL,
	`ends_at_ms` integer NOT NULL,
	PRIMARY KEY(`instance_id`, `period`, `brand_path`, `player_id`),
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "raffle_tickets_accumulated" CHECK("raffle_tickets"."accumulated" between 0 and 8000000000000000),
	CONSTRAINT "raffle_tickets_tickets" CHECK("raffle_tickets"."tickets" between 0 and 2147483647)
) STRICT;
--> statement-breakpoint
CREATE INDEX `raffle_tickets_player` ON `raffle_tickets` (`brand_path`,`player_id`,`ends_at_ms`);--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`family_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`account_id` text NOT NULL,
	`epoch` integer NOT NULL,
	`expires_at_ms` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `refresh_tokens_expiry` ON `refresh_tokens` (`expires_at_ms`);--> statement-breakpoint
CREATE TABLE `segment_jackpots` (
	`owner_id` text NOT NULL,
	`segment_id` text NOT NULL,
	`instance_id` text NOT NULL,
	`priority` integer NOT NULL,
	`assigned_order` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `segment_id`, `instance_id`),
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "segment_jackpots_priority" CHECK("segment_jackpots"."priority" between 0 and 1000000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `segment_jackpots_instance` ON `segment_jackpots` (`instance_id`);--> statement-breakpoint
CREATE TABLE `segments` (
	`owner_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text,
	`priority` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `id`),
	CONSTRAINT "segments_priority" CHECK("segments"."priority" between 0 and 1000000)
) STRICT;
--> statement-breakpoint
CREATE TABLE `source_jackpots` (
	`owner_id` text NOT NULL,
	`source_id` text NOT NULL,
	`instance_id` text NOT NULL,
	`priority` integer NOT NULL,
	`assigned_order` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `source_id`, `instance_id`),
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "source_jackpots_priority" CHECK("source_jackpots"."priority" between 0 and 1000000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `source_jackpots_instance` ON `source_jackpots` (`instance_id`);--> statement-breakpoint
CREATE TABLE `sources` (
	`owner_id` text NOT NULL,
	`source_id` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`owner_id`, `source_id`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `strangers` (
	`id` integer PRIMARY KEY NOT NULL,
	`requests` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `templates` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`published` integer NOT NULL,
	`document` text NOT NULL,
	`created_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `templates_owner` ON `templates` (`owner_id`);--> statement-breakpoint
CREATE TABLE `wallet_players` (
	`brand_path` text NOT NULL,
	`player_id` text NOT NULL,
	`authenticated_at_ms` integer NOT NULL,
	PRIMARY KEY(`brand_path`, `player_id`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `win_shares` (
	`win_id` text NOT NULL,
	`first_number` integer NOT NULL,
	`shares` text NOT NULL,
	PRIMARY KEY(`win_id`, `first_number`),
	FOREIGN KEY (`win_id`) REFERENCES `wins`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `window_entries` (
	`instance_id` text NOT NULL,
	`pot_id` text NOT NULL,
	`window_end_ms` integer NOT NULL,
	`covered_until` integer NOT NULL,
	`seq` integer NOT NULL,
	`brand_path` text NOT NULL,
	`player_id` text NOT NULL,
	PRIMARY KEY(`instance_id`, `pot_id`, `window_end_ms`, `covered_until`),
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "window_entries_covered_until" CHECK("window_entries"."covered_until" between 0 and 8000000000000000)
) STRICT;
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
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`contribution_id`) REFERENCES `contributions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "wins_value" CHECK("wins"."value" between 0 and 8000000000000000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `wins_instance` ON `wins` (`instance_id`,`at_ms`);--> statement-breakpoint
CREATE INDEX `wins_pot` ON `wins` (`instance_id`,`pot_id`,`at_ms`);--> statement-breakpoint
CREATE INDEX `wins_contribution` ON `wins` (`contribution_id`);