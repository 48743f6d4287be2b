CREATE TABLE `settled_cancels` (
	`contribution_id` text PRIMARY KEY NOT NULL,
	`instance_id` text NOT NULL,
	`settled_by` text NOT NULL,
	`reason` text NOT NULL,
	`reference` text NOT NULL,
	`settled_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `settled_cancels_instance` ON `settled_cancels` (`instance_id`);--> statement-breakpoint
CREATE TRIGGER `settled_cancels_are_final` BEFORE UPDATE ON `settled_cancels` BEGIN SELECT RAISE(ABORT, 'what was settled by hand is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `settled_cancels_stay` BEFORE DELETE ON `settled_cancels` BEGIN SELECT RAISE(ABORT, 'what was settled by hand is append-only'); END;
