ALTER TABLE `freespin_instances` ADD `budget` integer;--> statement-breakpoint
ALTER TABLE `freespin_instances` ADD `awarded` integer;