CREATE TABLE `moved_alone` (
	`operator_id` text NOT NULL,
	`account_id` text NOT NULL,
	`currency` text NOT NULL,
	`day` integer NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`operator_id`, `account_id`),
	CONSTRAINT "moved_alone_amount" CHECK("moved_alone"."amount" between 0 and 8000000000000000)
) STRICT;
--> statement-breakpoint
ALTER TABLE `operators` ADD `money_out` text;