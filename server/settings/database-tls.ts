/** The modes that the driver knows: any other would be taken for one that the person did not choose. */
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** Describes, as a clause, the TLS fault in the parameters of a database's address. */
export const databaseTlsFault = (query: URLSearchParams): string | undefined => {
  const [mode, root] = [query.get('sslmode'), query.get('sslrootcert')];
  if (mode !== null && !SSL_MODES.includes(mode)) return `has an unknown sslmode. Use one of ${SSL_MODES.join(', ')}.`;
  if (root === 'system' && mode !== null && mode !== 'verify-full')
    return `has sslrootcert=system, which verifies names too. Write sslmode=verify-full instead of ${mode}.`;
  if (mode === 'verify-ca' && root === null)
    return 'has sslmode=verify-ca, which needs a file with the certificate of the CA: add sslrootcert=/path/to/ca.pem.';
  return undefined;
};
