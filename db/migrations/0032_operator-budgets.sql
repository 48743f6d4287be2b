CREATE TABLE `budget_reservations` (
	`contribution_id` text PRIMARY KEY NOT NULL,
	`instance_id` text NOT NULL,
	`period_start_ms` integer NOT NULL,
	`amount` integer NOT NULL,
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "budget_reservations_amount" CHECK("budget_reservations"."amount" between 0 and 8000000000000000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `budget_reservations_instance` ON `budget_reservations` (`instance_id`);--> statement-breakpoint
ALTER TABLE `instances` ADD `budget` text;