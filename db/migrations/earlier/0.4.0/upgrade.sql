-- From the tables of 0.4.0 to those of 0.5.0: freespins and what is given of them, and the origins that are set while the platform runs.
CREATE TABLE `award_portions` (
	`award_id` text NOT NULL,
	`first_position` integer NOT NULL,
	`player_ids` text NOT NULL,
	PRIMARY KEY(`award_id`, `first_position`),
	FOREIGN KEY (`award_id`) REFERENCES `bonus_awards`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `bonus_awards` (
	`id` text PRIMARY KEY NOT NULL,
	`operator_id` text NOT NULL,
	`request_id` text NOT NULL,
	`brand_path` text NOT NULL,
	`players` integer NOT NULL,
	`instance_id` text,
	`promo_id` text,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer NOT NULL,
	`amount` integer NOT NULL,
	`available_for` text NOT NULL,
	`awarded_at_ms` integer NOT NULL,
	`expires_at_ms` integer NOT NULL,
	FOREIGN KEY (`instance_id`) REFERENCES `freespin_instances`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bonus_awards_amount" CHECK("bonus_awards"."amount" between 0 and 8000000000000000),
	CONSTRAINT "bonus_awards_type" CHECK("bonus_awards"."type" = 'Variable' or "bonus_awards"."type" = 'Fixed')
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `bonus_awards_request` ON `bonus_awards` (`operator_id`,`request_id`);
--> statement-breakpoint
CREATE TABLE `cors_origins` (
	`id` integer PRIMARY KEY NOT NULL,
	`patterns` text NOT NULL,
	CONSTRAINT "cors_origins_one" CHECK("cors_origins"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `freespin_instances` (
	`id` text PRIMARY KEY NOT NULL,
	`template_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer NOT NULL,
	`amount` integer NOT NULL,
	`available_for` text NOT NULL,
	`expires_after_ms` integer NOT NULL,
	`starts_at_ms` integer NOT NULL,
	`ends_at_ms` integer NOT NULL,
	FOREIGN KEY (`template_id`) REFERENCES `freespin_templates`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "freespin_instances_amount" CHECK("freespin_instances"."amount" between 0 and 8000000000000000),
	CONSTRAINT "freespin_instances_type" CHECK("freespin_instances"."type" = 'Variable' or "freespin_instances"."type" = 'Fixed')
) STRICT;
--> statement-breakpoint
CREATE INDEX `freespin_instances_owner` ON `freespin_instances` (`owner_id`);
--> statement-breakpoint
CREATE TABLE `freespin_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer NOT NULL,
	`amount` integer NOT NULL,
	`expires_after_ms` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at_ms` integer NOT NULL,
	CONSTRAINT "freespin_templates_amount" CHECK("freespin_templates"."amount" between 0 and 8000000000000000),
	CONSTRAINT "freespin_templates_type" CHECK("freespin_templates"."type" = 'Variable' or "freespin_templates"."type" = 'Fixed')
) STRICT;
--> statement-breakpoint
CREATE INDEX `freespin_templates_owner` ON `freespin_templates` (`owner_id`);
--> statement-breakpoint
CREATE TABLE `freespin_uses` (
	`seq` integer PRIMARY KEY NOT NULL,
	`bonus_id` text NOT NULL,
	`operator_id` text NOT NULL,
	`request_id` text NOT NULL,
	`amount` integer NOT NULL,
	`used_after` integer NOT NULL,
	`provider_id` text NOT NULL,
	`game_code` text NOT NULL,
	`gameround_id` text,
	`account_id` text NOT NULL,
	`at_ms` integer NOT NULL,
	FOREIGN KEY (`bonus_id`) REFERENCES `player_bonuses`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "freespin_uses_amount" CHECK("freespin_uses"."amount" > 0 and "freespin_uses"."amount" <= "freespin_uses"."used_after"),
	CONSTRAINT "freespin_uses_used_after" CHECK("freespin_uses"."used_after" between 0 and 8000000000000000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `freespin_uses_request` ON `freespin_uses` (`operator_id`,`request_id`);
--> statement-breakpoint
CREATE INDEX `freespin_uses_bonus` ON `freespin_uses` (`bonus_id`,`seq`);
--> statement-breakpoint
CREATE TABLE `player_bonuses` (
	`id` text PRIMARY KEY NOT NULL,
	`award_id` text NOT NULL,
	`position` integer NOT NULL,
	`brand_path` text NOT NULL,
	`player_id` text NOT NULL,
	`state` text NOT NULL,
	`budget` integer NOT NULL,
	`used` integer NOT NULL,
	`expires_at_ms` integer NOT NULL,
	`consumed_at_ms` integer,
	FOREIGN KEY (`award_id`) REFERENCES `bonus_awards`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "player_bonuses_budget" CHECK("player_bonuses"."budget" between 0 and 8000000000000000),
	CONSTRAINT "player_bonuses_used" CHECK("player_bonuses"."used" between 0 and "player_bonuses"."budget"),
	CONSTRAINT "player_bonuses_consumed" CHECK(("player_bonuses"."state" = 'Consumed') = ("player_bonuses"."used" = "player_bonuses"."budget") and ("player_bonuses"."state" = 'Consumed') = ("player_bonuses"."consumed_at_ms" is not null)),
	CONSTRAINT "player_bonuses_state" CHECK("player_bonuses"."state" = 'Available' or "player_bonuses"."state" = 'Expired' or "player_bonuses"."state" = 'Consumed')
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `player_bonuses_award` ON `player_bonuses` (`award_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `player_bonuses_once` ON `player_bonuses` (`award_id`,`player_id`);
--> statement-breakpoint
CREATE INDEX `player_bonuses_player` ON `player_bonuses` (`brand_path`,`player_id`,`expires_at_ms`);
--> statement-breakpoint
CREATE INDEX `player_bonuses_available` ON `player_bonuses` (`expires_at_ms`) WHERE "state" = 'Available';
--> statement-breakpoint
CREATE TRIGGER `freespin_uses_are_final` BEFORE UPDATE ON `freespin_uses` BEGIN SELECT RAISE(ABORT, 'what was used of freespins is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `freespin_uses_stay` BEFORE DELETE ON `freespin_uses` BEGIN SELECT RAISE(ABORT, 'what was used of freespins is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `player_bonuses_stay_ended` BEFORE UPDATE ON `player_bonuses` WHEN old.`state` <> 'Available' BEGIN SELECT RAISE(ABORT, 'a bonus that has ended stays as it is'); END;
