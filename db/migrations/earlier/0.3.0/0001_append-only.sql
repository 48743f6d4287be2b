CREATE TRIGGER `ledger_entries_are_final` BEFORE UPDATE ON `ledger_entries` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_stay` BEFORE DELETE ON `ledger_entries` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_postings_are_final` BEFORE UPDATE ON `ledger_postings` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_postings_stay` BEFORE DELETE ON `ledger_postings` BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `instances_stay_terminated` BEFORE UPDATE OF `state` ON `instances` WHEN old.`state` = 'Terminated' AND new.`state` <> 'Terminated' BEGIN SELECT RAISE(ABORT, 'an instance that has ended stays ended'); END;
--> statement-breakpoint
CREATE TRIGGER `payouts_stay_paid` BEFORE UPDATE OF `state` ON `payouts` WHEN old.`state` IN ('paid', 'settled') BEGIN SELECT RAISE(ABORT, 'a paid win stays paid'); END;
--> statement-breakpoint
CREATE TRIGGER `contributions_stay_settled` BEFORE UPDATE OF `state` ON `contributions` WHEN old.`state` IN ('booked', 'cancelled') BEGIN SELECT RAISE(ABORT, 'a settled contribution stays as it is'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_events_are_final` BEFORE UPDATE ON `audit_events` BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_events_stay` BEFORE DELETE ON `audit_events` BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `brand_currency_changes_are_final` BEFORE UPDATE ON `brand_currency_changes` BEGIN SELECT RAISE(ABORT, 'the history of multipliers is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `brand_currency_changes_stay` BEFORE DELETE ON `brand_currency_changes` BEGIN SELECT RAISE(ABORT, 'the history of multipliers is append-only'); END;
