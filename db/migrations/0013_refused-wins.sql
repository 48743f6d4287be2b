ALTER TABLE `payouts` ADD `refused_at_ms` integer;--> statement-breakpoint
ALTER TABLE `payouts` ADD `refused_by` text;--> statement-breakpoint
ALTER TABLE `payouts` ADD `refuse_reason` text;