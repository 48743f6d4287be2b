CREATE TABLE `player_exclusions` (
	`id` text PRIMARY KEY NOT NULL,
	`operator_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`player_id` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`until_ms` integer,
	`excluded_by` text NOT NULL,
	`excluded_at_ms` integer NOT NULL,
	`excluded_after` integer NOT NULL,
	`readmitted_at_ms` integer,
	`readmitted_after` integer,
	`readmitted_by` text,
	`readmit_reason` text,
	CONSTRAINT "player_exclusions_kind" CHECK("player_exclusions"."kind" = 'Excluded' or "player_exclusions"."kind" = 'Test')
) STRICT;
--> statement-breakpoint
CREATE INDEX `player_exclusions_player` ON `player_exclusions` (`operator_id`,`player_id`);--> statement-breakpoint
CREATE INDEX `player_exclusions_standing` ON `player_exclusions` (`operator_id`) WHERE readmitted_at_ms is null;
--> statement-breakpoint
-- Each change counts, so that no server answers from before it: see WATCHED_TABLES.
-- On PostgreSQL: create trigger "player_exclusions_changed" after insert or update or delete or truncate on "player_exclusions"
-- On PostgreSQL:   for each statement execute function store_changed()
