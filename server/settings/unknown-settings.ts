import type { Environment } from '../base/environment.ts';
import { editsBetween, nearestName } from './nearest-name.ts';
import { PREFIX } from './setting.ts';
import { listSettings } from './settings.ts';

/** A variable that looks like a setting but is not one. */
export type UnknownSetting = {
  readonly name: string;
  readonly nearest: string;
  /** True if it is so close that it must be a typo. */
  readonly isMisspelt: boolean;
};

/** Kubernetes and Docker describe a service named pitboss, or pitboss-wallet, to every container in variables of these forms. */
const OF_SERVICE = /_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_(TCP|UDP|SCTP)(_(ADDR|PORT|PROTO))?)$/;
const ADDRESS_OF_SERVICE = /^(tcp|udp|sctp):\/\//;

/** The environment without variables set by a container platform: its PITBOSS_PORT is an address, not a setting. */
export const withoutServices = (environment: Environment): Environment =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value = '']) => !name.startsWith(PREFIX) || !(OF_SERVICE.test(name) || ADDRESS_OF_SERVICE.test(value)),
    ),
  );

/** Variables that are not settings although their names start or look like one, each with the closest setting. */
export const unknownSettings = (environment: Environment): UnknownSetting[] => {
  const known = listSettings().flatMap(([, { name }]) => [name, `${name}_FILE`]);
  return Object.keys(withoutServices(environment))
    .filter((name) => !known.includes(name) && editsBetween(name.slice(0, PREFIX.length).toUpperCase(), PREFIX) <= 2)
    .sort()
    .map((name) => {
      const nearest = nearestName(name.toUpperCase(), known);
      return { name, nearest: nearest.name, isMisspelt: nearest.edits <= (name.length < SHORT ? 1 : 2) };
    })
    .filter(({ name, isMisspelt }) => isMisspelt || name.toUpperCase().startsWith(PREFIX));
};

/** In a name this short, two letters are half of what distinguishes it. */
const SHORT = PREFIX.length + 5;
