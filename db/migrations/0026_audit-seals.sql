CREATE TABLE `audit_head` (
	`id` integer PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`mac` blob NOT NULL,
	`mark` blob NOT NULL,
	`covered_seq` integer NOT NULL,
	`earlier_seq` integer NOT NULL,
	CONSTRAINT "audit_head_one" CHECK("audit_head"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `audit_seals` (
	`number` integer PRIMARY KEY NOT NULL,
	`record` text NOT NULL,
	`mac` blob NOT NULL,
	`event_id` text GENERATED ALWAYS AS (record ->> 3) VIRTUAL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_seals_event` ON `audit_seals` (`event_id`);--> statement-breakpoint
CREATE TRIGGER `audit_seals_are_final` BEFORE UPDATE ON `audit_seals` BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;--> statement-breakpoint
CREATE TRIGGER `audit_seals_stay` BEFORE DELETE ON `audit_seals` BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;--> statement-breakpoint
CREATE TRIGGER `audit_head_goes_on` BEFORE UPDATE ON `audit_head` WHEN NEW.`number` < OLD.`number` BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;--> statement-breakpoint
CREATE TRIGGER `audit_head_stays` BEFORE DELETE ON `audit_head` BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
