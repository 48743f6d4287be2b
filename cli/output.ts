/**
 * Says what a command did: a text to people or, with `--json`, a document on a line of its own. What has no document is only for people.
 */
export type Output = (text: string, document?: object) => void;

export const createOutput =
  (isJson: boolean): Output =>
  (text, document) => {
    if (!isJson) process.stdout.write(text);
    else if (document !== undefined) process.stdout.write(`${JSON.stringify(document)}\n`);
  };
