CREATE TABLE `window_spans` (
	`instance_id` text NOT NULL,
	`pot_id` text NOT NULL,
	`window_end_ms` integer NOT NULL,
	`covered_until` integer NOT NULL,
	`covered_carries` integer DEFAULT 0 NOT NULL,
	`seq` integer NOT NULL,
	`brand_path` text NOT NULL,
	`player_id` text NOT NULL,
	PRIMARY KEY(`instance_id`, `pot_id`, `window_end_ms`, `covered_carries`, `covered_until`),
	FOREIGN KEY (`instance_id`) REFERENCES `instances`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "window_spans_covered_until" CHECK("window_spans"."covered_until" between 0 and 8000000000000000)
) STRICT;
--> statement-breakpoint
INSERT INTO `window_spans` (instance_id, pot_id, window_end_ms, covered_until, covered_carries, seq, brand_path, player_id) SELECT instance_id, pot_id, window_end_ms, covered_until, 0, seq, brand_path, player_id FROM window_entries;--> statement-breakpoint
DROP TABLE `window_entries`;--> statement-breakpoint
DROP INDEX `pot_contributors_contributed`;--> statement-breakpoint
ALTER TABLE `pot_contributors` ADD `contributed_carries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `pot_contributors_contributed` ON `pot_contributors` (`instance_id`,`pot_id`,`instance_count`,contributed_carries desc,contributed desc,`last_seq`);--> statement-breakpoint
DROP INDEX `participations_value`;--> statement-breakpoint
ALTER TABLE `participations` ADD `contribution_carries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `participations_value` ON `participations` (`instance_id`,contribution_carries desc,contribution_value desc,`last_seq`) WHERE ranked = 1;--> statement-breakpoint
ALTER TABLE `instances` ADD `withheld_carries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `instances` ADD `diverting_carries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `raffle_tickets` ADD `accumulated_carries` integer DEFAULT 0 NOT NULL;