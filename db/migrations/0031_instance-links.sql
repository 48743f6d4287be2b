CREATE TABLE `instance_links` (
	`instance_id` text NOT NULL,
	`place` integer NOT NULL,
	`linked_id` text NOT NULL,
	PRIMARY KEY(`instance_id`, `place`),
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`linked_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `instance_links_linked` ON `instance_links` (`instance_id`,`linked_id`);--> statement-breakpoint
ALTER TABLE `callback_jobs` ADD `each` integer;