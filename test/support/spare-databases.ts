import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresSession } from '../../db/engine/postgres/postgres-session.ts';

const TABLES = `select relname, (select string_agg(quote_ident(attname), ',' order by attnum) from pg_attribute
    where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '')
  from pg_class t where relnamespace = 'public'::regnamespace and relkind = 'r'`;

const versions = (catalog: string): string =>
  `(select json_build_array(count(*), max(x.xmin::text::bigint)) from ${catalog} x)`;

/** Differs after each change of the schema or of the database's settings: one writes new versions of rows of the catalog. */
const CATALOG = `select json_build_array(
  ${versions("(select c.xmin from pg_class c where c.relnamespace = 'public'::regnamespace)")},
  ${versions("(select a.xmin from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace)")},
  ${['pg_constraint', 'pg_trigger', 'pg_index', 'pg_proc'].map(versions).join()},
  ${versions("(select n.xmin from pg_namespace n where n.nspname not like 'pg\\_%')")},
  (select count(*) from pg_sequences),
  (select count(*) from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase where datname = current_database()))`;

/** A new database, as a copy of its template is. */
type Pristine = {
  readonly catalog: string;
  readonly tables: readonly string[];
  /** Puts its rows into empty tables, and its sequences where they were. */
  readonly filling: string;
};

/** Statements that put each sequence where it is. */
const SEQUENCES = `select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
    coalesce(last_value, start_value), last_value is not null) from pg_sequences`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const readPristine = async (session: PostgresSession): Promise<Pristine> => {
  const tables = (await session.query(TABLES)).rows.map(([name, columns]) => [`"${name}"`, columns] as const);
  const filling: string[] = [];
  for (const [table, columns] of tables) {
    const [[rows] = []] = (await session.query(`select json_agg(x)::text from ${table} x`)).rows;
    if (typeof rows === 'string')
      filling.push(`insert into ${table} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${table}, ${quoted(rows)})`);
  }
  filling.push(...(await session.query(SEQUENCES)).rows.map(([statement]) => String(statement)));
  const catalog = await readCatalog(session);
  return { catalog, tables: tables.map(([table]) => table), filling: filling.join(';') };
};

const readCatalog = async (session: PostgresSession): Promise<string> =>
  JSON.stringify((await session.query(CATALOG)).rows);

/** Empties a database as its owner can with rules and triggers switched off, which keep the ledger from it. */
const restore = (session: PostgresSession, { tables, filling }: Pristine): Promise<void> =>
  session.script(
    `begin; set local session_replication_role = replica; ${tables.map((table) => `delete from ${table};`).join('')}
    ${filling}; commit`,
  );

const TRIES = 100;

/**
 * Databases that tests have given back, by template. One that is emptied is ready in a tenth of the time that another copy takes. It gets a new name,
 * so a server that a test has left behind finds it no more; one whose schema a test has changed, or that is not left in peace, is dropped.
 */
export class SpareDatabases {
  readonly #urlOf: (database: string) => string;
  readonly #spare = new Map<string, string[]>();
  readonly #pristine = new Map<string, Pristine>();

  /** @param urlOf the address of a database by its name. */
  constructor(urlOf: (database: string) => string) {
    this.#urlOf = urlOf;
  }

  /** The name of a database that is as a new copy of the template. */
  async take(template: string): Promise<string> {
    const name = `t_${randomUUID().replaceAll('-', '')}`;
    const spare = this.#spare.get(template)?.pop();
    const pristine = this.#pristine.get(template);
    if (spare === undefined || pristine === undefined) await this.#copy(template, name);
    else if (!(await this.#rename(spare, name)) || !(await this.#restore(name, pristine))) {
      await this.#administer(`drop database if exists ${spare} with (force)`);
      await this.#administer(`drop database if exists ${name} with (force)`);
      await this.#copy(template, name);
    }
    return name;
  }

  give(template: string, name: string): void {
    const spare = this.#spare.get(template) ?? [];
    spare.push(name);
    this.#spare.set(template, spare);
  }

  async #copy(template: string, name: string): Promise<void> {
    await this.#administer(`create database ${name} template ${template}`);
    if (!this.#pristine.has(template)) this.#pristine.set(template, await this.#in(name, readPristine));
  }

  /** Reports whether it is as a new copy; one with other settings may not even be opened. */
  #restore(name: string, pristine: Pristine): Promise<boolean> {
    return this.#in(name, async (session) => {
      if ((await readCatalog(session)) !== pristine.catalog) return false;
      await restore(session, pristine);
      return true;
    }).catch(() => false);
  }

  /** Ends all connections to a database, and gives it another name. */
  #rename(name: string, to: string): Promise<boolean> {
    return this.#in('postgres', async (session) => {
      const end = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
      for (let tries = 0; tries < TRIES; tries += 1) {
        if ((await session.query(end, [name])).rows.length === 0)
          return session.query(`alter database ${name} rename to ${to}`).then(
            () => true,
            () => false,
          );
        await sleep(2);
      }
      return false;
    });
  }

  #administer(statement: string): Promise<unknown> {
    return this.#in('postgres', (session) => session.query(statement));
  }

  async #in<T>(database: string, work: (session: PostgresSession) => Promise<T>): Promise<T> {
    const session = await PostgresSession.open({ url: this.#urlOf(database) });
    try {
      return await work(session);
    } finally {
      await session.close();
    }
  }
}
