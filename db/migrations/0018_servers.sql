CREATE TABLE `claims` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`server_id` text NOT NULL,
	PRIMARY KEY(`kind`, `id`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text,
	`epoch` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `limit_counts` (
	`name` text NOT NULL,
	`key` text NOT NULL,
	`count` integer NOT NULL,
	`until_ms` integer NOT NULL,
	PRIMARY KEY(`name`, `key`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `limit_counts_until` ON `limit_counts` (`until_ms`);--> statement-breakpoint
CREATE TABLE `server_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`server_id` text NOT NULL,
	`body` text NOT NULL,
	`created_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `servers` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`version` text NOT NULL,
	`schema_tag` text NOT NULL,
	`keys_version` integer DEFAULT 0 NOT NULL,
	`beat` integer NOT NULL,
	`started_at_ms` integer NOT NULL
) STRICT;
