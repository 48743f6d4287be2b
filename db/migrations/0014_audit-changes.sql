ALTER TABLE `audit_events` ADD `changes` text;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `recent_attempts` text;