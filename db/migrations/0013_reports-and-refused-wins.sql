CREATE TABLE `day_totals` (
	`instance_id` text NOT NULL,
	`day` integer NOT NULL,
	`brand_path` text NOT NULL,
	`kind` text NOT NULL,
	`account` text NOT NULL,
	`units` integer NOT NULL,
	`micros` integer NOT NULL,
	PRIMARY KEY(`instance_id`, `day`, `brand_path`, `kind`, `account`),
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `day_totals_day` ON `day_totals` (`day`,`instance_id`);--> statement-breakpoint
CREATE TABLE `totalled_entries` (
	`instance_id` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
ALTER TABLE `payouts` ADD `refused_at_ms` integer;--> statement-breakpoint
ALTER TABLE `payouts` ADD `refused_by` text;--> statement-breakpoint
ALTER TABLE `payouts` ADD `refuse_reason` text;--> statement-breakpoint
CREATE INDEX `refresh_tokens_account` ON `refresh_tokens` (`account_id`,`expires_at_ms`);