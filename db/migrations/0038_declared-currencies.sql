CREATE TABLE `declared_currencies` (
	`code` text PRIMARY KEY NOT NULL,
	`decimals` integer NOT NULL,
	CONSTRAINT "declared_currencies_decimals" CHECK("declared_currencies"."decimals" between 0 and 6)
) STRICT;
