ALTER TABLE `instances` ADD `texts` text;--> statement-breakpoint
ALTER TABLE `instances` ADD `hidden` integer;--> statement-breakpoint
ALTER TABLE `operators` ADD `publish` text;