CREATE TABLE `second_factors` (
	`account_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at_ms` integer,
	`last_step` integer NOT NULL,
	`failures` integer NOT NULL,
	`recovery_hashes` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
ALTER TABLE `organisations` ADD `second_factor_required` integer;
--> statement-breakpoint
-- Each change counts, so that no server answers from before it: see WATCHED_TABLES.
-- On PostgreSQL: create trigger "second_factors_changed" after insert or update or delete or truncate on "second_factors"
-- On PostgreSQL:   for each statement execute function store_changed()
