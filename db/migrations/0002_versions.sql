ALTER TABLE `idempotency_keys` ADD `headers` text;--> statement-breakpoint
ALTER TABLE `templates` ADD `version` integer DEFAULT 1 NOT NULL;