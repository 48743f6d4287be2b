DROP INDEX `payouts_player`;--> statement-breakpoint
DROP INDEX `payouts_instance`;--> statement-breakpoint
DROP INDEX `payouts_won`;--> statement-breakpoint
DROP INDEX `payouts_withheld`;--> statement-breakpoint
CREATE INDEX `payouts_player` ON `payouts` (`brand_path`,`player_id`,`won_at_ms`,`transaction_id`);--> statement-breakpoint
CREATE INDEX `payouts_instance` ON `payouts` (`instance_id`,`won_at_ms`,`transaction_id`);--> statement-breakpoint
CREATE INDEX `payouts_won` ON `payouts` (`won_at_ms`,`transaction_id`);--> statement-breakpoint
CREATE INDEX `payouts_withheld` ON `payouts` (`won_at_ms`,`transaction_id`) WHERE state in ('held', 'due');