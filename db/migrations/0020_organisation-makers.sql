-- Servers of the version before may go on.
ALTER TABLE `organisations` ADD `made_by_tenant` integer;