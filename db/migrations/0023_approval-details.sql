-- Servers of the version before may go on.
CREATE TABLE `approval_players` (
	`approval_id` text PRIMARY KEY NOT NULL,
	`player_ids` text NOT NULL,
	FOREIGN KEY (`approval_id`) REFERENCES `approvals`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
ALTER TABLE `approvals` ADD `details` text;--> statement-breakpoint
CREATE TRIGGER `approvals_details_stay` BEFORE UPDATE OF `details` ON `approvals` BEGIN SELECT RAISE(ABORT, 'what was asked never changes'); END;--> statement-breakpoint
CREATE TRIGGER `approval_players_stay_as_asked` BEFORE UPDATE ON `approval_players` BEGIN SELECT RAISE(ABORT, 'what was asked never changes'); END;--> statement-breakpoint
CREATE TRIGGER `approval_players_stay` BEFORE DELETE ON `approval_players` BEGIN SELECT RAISE(ABORT, 'requests for approval are kept'); END;
