-- Servers of the version before may go on.
ALTER TABLE `operators` ADD `contribution_events` integer;--> statement-breakpoint
ALTER TABLE `payouts` ADD `wallet_refused_at_ms` integer;