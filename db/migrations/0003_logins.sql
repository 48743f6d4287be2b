ALTER TABLE `refresh_tokens` ADD `sid` text;--> statement-breakpoint
ALTER TABLE `refresh_tokens` ADD `previous_hash` text;--> statement-breakpoint
ALTER TABLE `refresh_tokens` ADD `replaced_at_ms` integer;--> statement-breakpoint
ALTER TABLE `refresh_tokens` ADD `successor` text;--> statement-breakpoint
CREATE UNIQUE INDEX `refresh_tokens_sid` ON `refresh_tokens` (`sid`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_successor` ON `refresh_tokens` (`replaced_at_ms`) WHERE successor is not null;