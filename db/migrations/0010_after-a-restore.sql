CREATE TABLE `lost_transactions` (
	`transaction_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`operator_id` text NOT NULL,
	`player_id` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`at_ms` integer NOT NULL,
	`found_at_ms` integer NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`next_attempt_at_ms` integer,
	`last_error` text,
	`settled_by` text,
	`reason` text,
	`reference` text,
	CONSTRAINT "lost_transactions_amount" CHECK("lost_transactions"."amount" between 0 and 8000000000000000),
	CONSTRAINT "lost_transactions_state" CHECK("lost_transactions"."state" = 'cancelling' or "lost_transactions"."state" = 'cancelled' or "lost_transactions"."state" = 'settled' or "lost_transactions"."state" = 'noted'),
	CONSTRAINT "lost_transactions_kind" CHECK(("lost_transactions"."kind" = 'credit') = ("lost_transactions"."state" = 'noted')),
	CONSTRAINT "lost_transactions_settled" CHECK(("lost_transactions"."settled_by" is not null) = ("lost_transactions"."state" = 'settled'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `lost_transactions_cancelling` ON `lost_transactions` (`next_attempt_at_ms`,`transaction_id`) WHERE "state" = 'cancelling';--> statement-breakpoint
CREATE TABLE `wallet_holds` (
	`operator_id` text PRIMARY KEY NOT NULL,
	`since_ms` integer NOT NULL,
	`restored_at_ms` integer NOT NULL,
	`lifted_at_ms` integer
) STRICT;
--> statement-breakpoint
CREATE TRIGGER `lost_transactions_stay` BEFORE DELETE ON `lost_transactions` BEGIN SELECT RAISE(ABORT, 'what was found at a wallet is never removed'); END;
