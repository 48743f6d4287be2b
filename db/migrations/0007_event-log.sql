CREATE TABLE `event_log` (
	`id` integer PRIMARY KEY NOT NULL,
	`timeline` text,
	`removed_to` integer NOT NULL,
	CONSTRAINT "event_log_one" CHECK("event_log"."id" = 1)
) STRICT;
