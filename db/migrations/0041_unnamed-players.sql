ALTER TABLE `participations` ADD `unnamed` integer;--> statement-breakpoint
ALTER TABLE `payouts` ADD `unnamed` integer;