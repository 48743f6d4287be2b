CREATE TABLE `approvals` (
	`id` text PRIMARY KEY NOT NULL,
	`operation` text NOT NULL,
	`owner_id` text NOT NULL,
	`target_id` text NOT NULL,
	`amount` integer,
	`currency` text,
	`request` text NOT NULL,
	`fingerprint` text NOT NULL,
	`basis` text NOT NULL,
	`state` text NOT NULL,
	`requested_by` text NOT NULL,
	`requested_by_username` text NOT NULL,
	`requested_at_ms` integer NOT NULL,
	`expires_at_ms` integer NOT NULL,
	`decided_by` text,
	`decided_by_username` text,
	`decided_at_ms` integer,
	`decide_reason` text,
	CONSTRAINT "approvals_amount" CHECK("approvals"."amount" between 0 and 8000000000000000),
	CONSTRAINT "approvals_state" CHECK("approvals"."state" = 'pending' or "approvals"."state" = 'approved' or "approvals"."state" = 'rejected' or "approvals"."state" = 'withdrawn' or "approvals"."state" = 'expired')
) STRICT;
--> statement-breakpoint
CREATE INDEX `approvals_time` ON `approvals` (`requested_at_ms`,`id`);--> statement-breakpoint
CREATE INDEX `approvals_pending` ON `approvals` (`requested_at_ms`,`id`) WHERE "state" = 'pending';--> statement-breakpoint
CREATE INDEX `approvals_target` ON `approvals` (`target_id`,`requested_at_ms`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `approvals_same` ON `approvals` (`fingerprint`) WHERE "state" = 'pending';--> statement-breakpoint
ALTER TABLE `operators` ADD `approval_threshold` text;--> statement-breakpoint
CREATE TRIGGER `approvals_stay_decided` BEFORE UPDATE ON `approvals` WHEN old.`state` <> 'pending' BEGIN SELECT RAISE(ABORT, 'a request that was decided stays as it is'); END;--> statement-breakpoint
CREATE TRIGGER `approvals_stay_as_asked` BEFORE UPDATE OF `operation`, `owner_id`, `target_id`, `amount`, `currency`, `request`, `fingerprint`, `basis`, `requested_by`, `requested_by_username`, `requested_at_ms`, `expires_at_ms` ON `approvals` BEGIN SELECT RAISE(ABORT, 'what was asked never changes'); END;--> statement-breakpoint
CREATE TRIGGER `approvals_stay` BEFORE DELETE ON `approvals` BEGIN SELECT RAISE(ABORT, 'requests for approval are kept'); END;