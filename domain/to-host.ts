/** The host of an address in lower case, with the port unless it is 443. Callbacks and diversions match destinations by it. */
export const toHost = (address: string): string => {
  const { host, hostname, port, protocol } = new URL(address);
  return protocol === 'http:' && port === '' ? `${hostname}:80` : host.replace(/:443$/, '');
};
