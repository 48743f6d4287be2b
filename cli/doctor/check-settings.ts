import type { CheckedConfig } from '../../server/settings/config.ts';
import { type ReadSettings, readSettings } from '../../server/settings/read-settings.ts';
import { listSettings, SETTINGS, type SettingId } from '../../server/settings/settings.ts';
import { type DoctorFinding, fine, found } from './findings.ts';

export type Settings = {
  readonly checked: CheckedConfig;
  /** Warnings from the check of settings. */
  readonly warnings: readonly string[];
  /** True if the store has accounts, so that the first start is over. */
  readonly hasAccounts: boolean;
};

export const checkSettings = ({ checked, warnings, hasAccounts }: Settings): DoctorFinding[] => {
  const { faults, file, config, given } = checked;
  const isGiven = (id: SettingId): boolean => (given.get(id)?.origin.from ?? 'default') !== 'default';
  const findings = [
    ...faults.map((fault) => found('settings_faulty', fault)),
    ...warnings.map((warning) => found('setting_questionable', warning)),
    ...shadowed(checked),
    ...USELESS.filter(([id, other]) => isGiven(id) && !isGiven(other)).map(([id, other]) =>
      found('setting_unused', `${SETTINGS[id].name} does nothing without ${SETTINGS[other].name}.`),
    ),
  ];
  if (isGiven('socketPath') && isGiven('host'))
    findings.push(found('setting_unused', `${SETTINGS.host.name} does nothing with ${SETTINGS.socketPath.name}.`));
  if (hasAccounts && isGiven('adminPassword'))
    findings.push(found('admin_password_left', `${SETTINGS.adminPassword.name} is still set.`));
  if (config?.logLevel === 'silent') findings.push(found('log_silent', 'Nothing is logged, failures included.'));
  return findings.length > 0 ? findings : [fine('settings', file === undefined ? 'No settings file.' : `${file}.`)];
};

/** Each does nothing without the other. */
const USELESS: readonly (readonly [SettingId, SettingId])[] = [
  ['socketMode', 'socketPath'],
  ['walletSecrets', 'walletUrl'],
];

/** Settings in the settings file that an option or the environment overrides. */
const shadowed = ({ file, given }: ReadSettings): DoctorFinding[] => {
  if (file === undefined) return [];
  const alone = readSettings({ config: file }, {}).given;
  return listSettings().flatMap(([id, { name }]) => {
    const [inForce, inFile] = [given.get(id), alone.get(id)];
    if (inForce === undefined || inFile?.origin.from !== 'file' || inForce.origin.from === 'file') return [];
    if (inForce.text === inFile.text) return [];
    const { label } = inForce.origin;
    return [found('setting_shadowed', `${label} overrides ${name} in ${file}, line ${inFile.origin.line}.`)];
  });
};
