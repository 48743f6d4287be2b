-- Servers of the version before may go on.
ALTER TABLE `refresh_tokens` ADD `began_at_ms` integer;