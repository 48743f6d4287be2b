CREATE TABLE `audit_removal` (
	`id` integer PRIMARY KEY NOT NULL,
	`before_ms` integer NOT NULL,
	CONSTRAINT "audit_removal_one" CHECK("audit_removal"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `contribution_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`contribution_id` text NOT NULL,
	`brand_path` text NOT NULL,
	`player_id` text NOT NULL,
	`metadata` text,
	`event_metadata` text,
	`at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `contribution_texts_contribution` ON `contribution_texts` (`contribution_id`);--> statement-breakpoint
CREATE INDEX `contribution_texts_player` ON `contribution_texts` (`brand_path`,`player_id`);--> statement-breakpoint
CREATE TABLE `erasures` (
	`subject` text PRIMARY KEY NOT NULL,
	`at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
DROP TRIGGER `audit_events_stay`;--> statement-breakpoint
CREATE TRIGGER `audit_events_stay` BEFORE DELETE ON `audit_events` WHEN NOT EXISTS (SELECT 1 FROM `audit_removal` WHERE `before_ms` > OLD.`at_ms`) BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_removal_stays` BEFORE DELETE ON `audit_removal` BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
