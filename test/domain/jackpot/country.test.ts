import * as assert from 'uvu/assert';
import { COUNTRY_PATTERN, canonicalCountry, isCountry } from '../../../domain/jackpot/admission.ts';
import { readSchema } from '../../spec/sections.ts';
import { suite } from '../../support/suite.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** Codes of `Intl` that are no countries: exceptional reservations, withdrawn codes, its private codes, and UK, which it reads as GB. */
const NO_COUNTRIES =
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH QO RH SU TA TP UK UN VD XA XB XK YD YU ZR ZZ'.split(' ');

suite('domain/jackpot/country', (test) => {
  test('the 249 countries are those that Intl names, less what it names besides, and UK', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const named = PAIRS.filter((code) => names.of(code) !== undefined && !NO_COUNTRIES.includes(code));
    const countries = PAIRS.filter(isCountry);
    assert.is(countries.length, 250);
    assert.equal(
      countries.filter((code) => code !== 'UK'),
      named,
    );
    assert.ok(isCountry('UK'));
  });

  test('the schema of requests has the same codes', () => {
    assert.is(Object(readSchema('Country')).pattern, COUNTRY_PATTERN);
  });

  test('a subdivision has the form of ISO 3166-2, and nothing else is a country', () => {
    for (const code of ['GB-SCT', 'UK-SCT', 'ES-CT', 'FR-75', 'US-1']) assert.ok(isCountry(code), code);
    for (const code of ['', 'gb', 'GBR', 'GB-', 'GB-SCOT', 'GB-sct', 'ZZ-AB', 'GB\n', ' GB', '826'])
      assert.not.ok(isCountry(code), code);
  });

  test('UK is GB, alone and before a subdivision', () => {
    const read = ['UK', 'UK-SCT', 'GB', 'UA', 'MT-01'].map(canonicalCountry);
    assert.equal(read, ['GB', 'GB-SCT', 'GB', 'UA', 'MT-01']);
  });
});
