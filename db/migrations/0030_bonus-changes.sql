CREATE TABLE `bonus_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`operator_id` text NOT NULL,
	`request_id` text NOT NULL,
	`kind` text NOT NULL,
	`brand_path` text,
	`promo_id` text,
	`until_ms` integer,
	`reason` text NOT NULL,
	`account_id` text NOT NULL,
	`at_ms` integer NOT NULL,
	`changed` integer NOT NULL,
	`unchanged` integer NOT NULL,
	`waiting` text,
	CONSTRAINT "bonus_changes_kind" CHECK("bonus_changes"."kind" = 'Removal' or "bonus_changes"."kind" = 'Extension'),
	CONSTRAINT "bonus_changes_until" CHECK(("bonus_changes"."kind" = 'Extension') = ("bonus_changes"."until_ms" is not null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `bonus_changes_request` ON `bonus_changes` (`operator_id`,`request_id`);--> statement-breakpoint
CREATE INDEX `bonus_changes_waiting` ON `bonus_changes` (`id`) WHERE "bonus_changes"."waiting" is not null;--> statement-breakpoint
CREATE TABLE `freespin_returns` (
	`use_seq` integer PRIMARY KEY NOT NULL,
	`after_seq` integer NOT NULL,
	`reason` text NOT NULL,
	`account_id` text NOT NULL,
	`at_ms` integer NOT NULL,
	FOREIGN KEY (`use_seq`) REFERENCES `freespin_uses`(`seq`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
ALTER TABLE `player_bonuses` ADD `removal_id` text REFERENCES bonus_changes(id);--> statement-breakpoint
ALTER TABLE `player_bonuses` ADD `extension_id` text REFERENCES bonus_changes(id);--> statement-breakpoint
CREATE INDEX `player_bonuses_brand` ON `player_bonuses` (`brand_path`,`award_id`,`position`);--> statement-breakpoint
CREATE INDEX `bonus_awards_promo` ON `bonus_awards` (`operator_id`,`promo_id`,`id`);--> statement-breakpoint
CREATE INDEX `freespin_uses_operator` ON `freespin_uses` (`operator_id`,`seq`);
--> statement-breakpoint
CREATE TRIGGER `freespin_returns_are_final` BEFORE UPDATE ON `freespin_returns` BEGIN SELECT RAISE(ABORT, 'what was used of freespins is append-only'); END;--> statement-breakpoint
CREATE TRIGGER `freespin_returns_stay` BEFORE DELETE ON `freespin_returns` BEGIN SELECT RAISE(ABORT, 'what was used of freespins is append-only'); END;--> statement-breakpoint
-- A use that is given back makes a bonus available again.
DROP TRIGGER `player_bonuses_stay_ended`;--> statement-breakpoint
CREATE TRIGGER `player_bonuses_stay_ended` BEFORE UPDATE ON `player_bonuses` WHEN OLD.`state` <> 'Available' AND NOT (OLD.`state` = 'Consumed' AND NEW.`state` = 'Available' AND NEW.`used` < OLD.`used`) BEGIN SELECT RAISE(ABORT, 'a bonus that has ended stays as it is'); END;
