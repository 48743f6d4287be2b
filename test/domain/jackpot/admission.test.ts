import * as assert from 'uvu/assert';
import { admitsBrand, admitsCountry } from '../../../domain/jackpot/admission.ts';
import { suite } from '../../support/suite.ts';

suite('domain/jackpot/admission', (test) => {
  const brands: [ownerId: string, allowedBrands: string[], brandPath: string, admitted: boolean][] = [
    ['north', [], 'north:luna', true],
    ['north', [], 'south:luna', false],
    ['north:luna', [], 'north:luna', true],
    ['north:luna', [], 'north:star', false],
    ['north', ['north:luna'], 'north:luna', true],
    ['north', ['north:luna'], 'north:star', false],
    ['north:star', ['north:luna'], 'north:luna', true],
    ['north:star', ['north:luna'], 'north:star', false],
    // A list cannot let in the brands of another operator.
    ['north', ['south:luna'], 'south:luna', false],
  ];
  for (const [ownerId, allowedBrands, brandPath, admitted] of brands)
    test(`an instance of ${ownerId} with [${allowedBrands}] ${admitted ? 'admits' : 'excludes'} ${brandPath}`, () => {
      assert.is(admitsBrand({ ownerId, allowedBrands }, brandPath), admitted);
    });

  const countries: [blackList: string[], whiteList: string[], country: string, admitted: boolean][] = [
    [[], [], 'MT', true],
    [['MT'], [], 'MT', false],
    [['CA'], [], 'CA-QC', false],
    [['CA-QC'], [], 'CA-QC', false],
    [['CA-QC'], [], 'CA-ON', true],
    [['CA-QC'], [], 'CA', true],
    [[], ['CA'], 'CA-QC', true],
    [[], ['CA-QC'], 'CA', false],
    [[], ['CA'], 'MT', false],
    [['CA-QC'], ['CA'], 'CA-QC', false],
    [['MT'], ['MT'], 'MT', false],
    [['GB'], [], 'UK', false],
    [['GB'], [], 'UK-SCT', false],
    [[], ['GB'], 'UK', true],
    [[], ['GB-SCT'], 'UK-SCT', true],
    // No country, from a request that an earlier version accepted.
    [['GB'], [], 'ZZ', false],
    [[], ['GB'], 'ZZ', false],
    [[], [], 'ZZ', true],
  ];
  for (const [blackList, whiteList, country, admitted] of countries)
    test(`black [${blackList}], white [${whiteList}]: ${country} is ${admitted ? 'admitted' : 'excluded'}`, () => {
      assert.is(admitsCountry({ blackList, whiteList }, country), admitted);
    });
});
