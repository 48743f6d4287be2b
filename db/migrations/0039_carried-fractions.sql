CREATE TABLE `carried_fractions` (
	`instance_id` text NOT NULL,
	`brand_path` text NOT NULL,
	`player_id` text NOT NULL,
	`currency` text NOT NULL,
	`picos` text NOT NULL,
	PRIMARY KEY(`instance_id`, `brand_path`, `player_id`, `currency`),
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `carry_reservations` (
	`contribution_id` text PRIMARY KEY NOT NULL,
	`instance_id` text NOT NULL,
	`before` text NOT NULL,
	`owed` text NOT NULL,
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `carry_reservations_instance` ON `carry_reservations` (`instance_id`);