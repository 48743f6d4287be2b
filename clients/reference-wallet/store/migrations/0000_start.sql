CREATE TABLE `batches` (
	`id` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`moved_amount` integer,
	`moved_jackpot_amount` integer,
	`failures` text,
	`created_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `players` (
	`id` text PRIMARY KEY NOT NULL,
	`operator_id` text NOT NULL,
	`brand_id` text NOT NULL,
	`created_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `purses` (
	`player_id` text NOT NULL,
	`currency` text NOT NULL,
	`opening` integer NOT NULL,
	`balance` integer NOT NULL,
	`authenticated_at_ms` integer NOT NULL,
	PRIMARY KEY(`player_id`, `currency`),
	FOREIGN KEY (`player_id`) REFERENCES `players`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "purses_balance" CHECK("purses"."balance" between 0 and 8000000000000000)
) STRICT;
--> statement-breakpoint
CREATE TABLE `transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`fingerprint` text,
	`type` text,
	`player_id` text,
	`currency` text,
	`amount` integer,
	`refusal` text,
	`moved` integer NOT NULL,
	`undone` integer NOT NULL,
	`balance_after` integer,
	`created_at_ms` integer NOT NULL,
	`cancelled_at_ms` integer,
	CONSTRAINT "transactions_state" CHECK("transactions"."state" in ('moved', 'refused', 'cancelled')),
	CONSTRAINT "transactions_moved" CHECK("transactions"."state" <> 'moved' or "transactions"."balance_after" is not null),
	CONSTRAINT "transactions_undone" CHECK("transactions"."undone" = 0 or "transactions"."state" = 'cancelled')
) STRICT;
--> statement-breakpoint
CREATE INDEX `transactions_purse` ON `transactions` (`player_id`,`currency`);