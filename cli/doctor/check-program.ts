import { type DoctorFinding, fine, found } from './findings.ts';

export type ProgramFacts = {
  readonly running: { readonly version: string; readonly sha256: string } | undefined;
  /** The program started last with the data folder. */
  readonly started: { readonly version: string; readonly sha256: string } | undefined;
  /** A file of SHA-256 sums, and its name. */
  readonly sums?: { readonly file: string; readonly text: string } | undefined;
};

/** Compares this program with the one started last, and with published sums. */
export const checkProgram = ({ running, started, sums }: ProgramFacts): DoctorFinding[] => {
  if (running === undefined)
    return [found('program_unknown', 'This program runs from its sources, which have no SHA-256.')];
  const { version, sha256 } = running;
  const findings = [fine('program', `This is Pitboss ${version} with the SHA-256 ${sha256}.`)];
  if (started === undefined)
    findings.push(found('program_unrecorded', 'No start of a program is recorded in the data folder.'));
  else if (started.sha256 === sha256) findings.push(fine('program', 'The data folder was last started with it.'));
  else
    findings.push(
      found(
        'program_other',
        `The data folder was last started with another program: Pitboss ${started.version} with the SHA-256 ${started.sha256}.`,
      ),
    );
  if (sums === undefined) return findings;
  const names = sums.text.split('\n').flatMap((line) => (line.startsWith(`${sha256} `) ? [line.slice(66)] : []));
  findings.push(
    names.length > 0
      ? fine('program', `${sums.file} lists it as ${names.join(', ')}.`)
      : found('program_unlisted', `${sums.file} does not list it.`),
  );
  return findings;
};
