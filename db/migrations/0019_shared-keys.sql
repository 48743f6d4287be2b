CREATE TABLE `shared_keys` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`sealed` text NOT NULL,
	CONSTRAINT "one_row" CHECK("shared_keys"."id" = 1)
) STRICT;
