-- Servers of the version before may go on.
CREATE TABLE `linked_attempts` (
	`main_id` text NOT NULL,
	`place` integer NOT NULL,
	`instance_id` text NOT NULL,
	`code` text,
	`at_ms` integer NOT NULL,
	PRIMARY KEY(`main_id`, `place`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `linked_attempts_unknown` ON `linked_attempts` (`at_ms`) WHERE code is null;