-- Servers of the version before may go on.
DROP INDEX `pot_contributors_contributed`;--> statement-breakpoint
CREATE INDEX `pot_contributors_contributed` ON `pot_contributors` (`instance_id`,`pot_id`,`instance_count`,contributed desc,`last_seq`);--> statement-breakpoint
DROP INDEX `participations_value`;--> statement-breakpoint
CREATE INDEX `participations_value` ON `participations` (`instance_id`,contribution_value desc,`last_seq`) WHERE ranked = 1;
