import { STATE } from './store-state.ts';

/**
 * The functions of SQLite that our statements use, and the one that notifies servers of changes. Our JSON comes from JSON.stringify, which
 * escapes two things that PostgreSQL cannot read: U+0000 and halves of surrogate pairs. They are read as escapes from the private use area,
 * which JSON.stringify never writes, and put back in what stays JSON.
 *
 * A dump writes each body again from what was parsed. Where a function returns a table, it writes parameters by name alone, so they need one.
 */
export const FUNCTIONS = `
create schema if not exists sqlite;
create function sqlite.readable(text) returns text language sql immutable parallel safe
  return regexp_replace(replace($1, '\\u0000', '\\ue000'), '\\\\ud([89a-f])', '\\\\ue\\1', 'g');
create function sqlite.original(text) returns text language sql immutable parallel safe
  return regexp_replace(replace($1, '\\ue000', '\\u0000'), '\\\\ue([89a-f])', '\\\\ud\\1', 'g');
create function sqlite.json_at(text, text[]) returns text language sql immutable parallel safe
  return case when strpos($1, '\\u') = 0 then $1::json #>> $2 else sqlite.original(sqlite.readable($1)::json #>> $2) end;
create function sqlite.json_each(text) returns table (key text, value text) language plpgsql immutable parallel safe as $$
declare given json := sqlite.readable($1)::json;
begin
  if json_typeof(given) = 'array' then
    return query select (place - 1)::text, sqlite.original(item) from json_array_elements_text(given) with ordinality as items (item, place) order by place;
  elsif json_typeof(given) = 'object' then
    return query select name, sqlite.original(item) from json_each_text(given) as items (name, item);
  end if;
end $$;
create function sqlite.json_each(given text, path text[]) returns table (key text, value text) language sql immutable parallel safe
  begin atomic select * from sqlite.json_each(sqlite.json_at(given, path)); end;
create function sqlite.json_array_length(text) returns bigint language sql immutable parallel safe
  return json_array_length(sqlite.readable($1)::json);
create function sqlite.json_array_length(text, text[]) returns bigint language sql immutable parallel safe
  return json_array_length(sqlite.readable($1)::json #> $2);
create function sqlite.instr(text, text) returns integer language sql immutable parallel safe
  return strpos($1, $2);
create function sqlite.substr(text, integer) returns text language sql immutable parallel safe
  return substr($1, $2);
create function sqlite.substr(text, integer, integer) returns text language sql immutable parallel safe
  return substr($1, $2, greatest($3, 0));
create function sqlite.fold_case(text) returns text language sql immutable parallel safe
  return upper(lower($1 collate "und-x-icu") collate "und-x-icu") collate "C";
${STATE}`;
