/** The host of an address in lower case, with its port when it is not 443: what callbacks and diversions are compared by. */
export const hostOf = (address: string): string => {
  const { host, hostname, port, protocol } = new URL(address);
  return protocol === 'http:' && port === '' ? `${hostname}:80` : host.replace(/:443$/, '');
};
