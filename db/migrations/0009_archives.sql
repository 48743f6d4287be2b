CREATE TABLE `archive_blocks` (
	`id` integer PRIMARY KEY NOT NULL,
	`archive_id` integer NOT NULL,
	`offset` integer NOT NULL,
	FOREIGN KEY (`archive_id`) REFERENCES `archives`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `archive_blocks_start` ON `archive_blocks` (`archive_id`,`offset`);--> statement-breakpoint
CREATE TABLE `archived_names` (
	`hash` integer NOT NULL,
	`block_id` integer NOT NULL,
	PRIMARY KEY(`hash`, `block_id`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `archives` (
	`id` integer PRIMARY KEY NOT NULL,
	`instance_id` text NOT NULL,
	`file` text NOT NULL,
	`first_seq` integer NOT NULL,
	`last_seq` integer NOT NULL,
	`blocks` integer NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`last_mac` blob NOT NULL,
	`at_ms` integer NOT NULL,
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `archives_last` ON `archives` (`instance_id`,`last_seq`);--> statement-breakpoint
DROP TRIGGER `ledger_entries_stay`;--> statement-breakpoint
CREATE TRIGGER `ledger_entries_stay` BEFORE DELETE ON `ledger_entries` WHEN OLD.`kind` IN ('adjustment', 'diversion', 'transfer_out', 'transfer_in') OR NOT EXISTS (SELECT 1 FROM `archives` WHERE `instance_id` = OLD.`instance_id` AND `last_seq` >= OLD.`seq`) BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `archives_are_final` BEFORE UPDATE ON `archives` BEGIN SELECT RAISE(ABORT, 'archives stay as they are'); END;
--> statement-breakpoint
CREATE TRIGGER `archives_stay` BEFORE DELETE ON `archives` BEGIN SELECT RAISE(ABORT, 'archives stay as they are'); END;
--> statement-breakpoint
CREATE TRIGGER `archive_blocks_are_final` BEFORE UPDATE ON `archive_blocks` BEGIN SELECT RAISE(ABORT, 'archives stay as they are'); END;
--> statement-breakpoint
CREATE TRIGGER `archive_blocks_stay` BEFORE DELETE ON `archive_blocks` BEGIN SELECT RAISE(ABORT, 'archives stay as they are'); END;
--> statement-breakpoint
CREATE TRIGGER `archived_names_are_final` BEFORE UPDATE ON `archived_names` BEGIN SELECT RAISE(ABORT, 'archives stay as they are'); END;
--> statement-breakpoint
CREATE TRIGGER `archived_names_stay` BEFORE DELETE ON `archived_names` BEGIN SELECT RAISE(ABORT, 'archives stay as they are'); END;
