import { integer, text } from 'drizzle-orm/sqlite-core';
import { micros } from './micros-column.ts';

/** See domain/bonus/freespins.ts. */
export const freespins = () => ({
  type: text('type', { enum: ['Variable', 'Fixed'] }).notNull(),
  currency: text('currency').notNull(),
  count: integer('count').notNull(),
  amount: micros('amount').notNull(),
});
