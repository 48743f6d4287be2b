import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Certificates of 127.0.0.1 and localhost that issued themselves, for a hundred years, and their keys; for tests only. */
export const CERTIFICATES = {
  one: {
    cert: `-----BEGIN CERTIFICATE-----
MIIBkDCCATWgAwIBAgIUe2ZTuegyb9aGEbZSIXoChIr9UZgwCgYIKoZIzj0EAwIw
DjEMMAoGA1UEAwwDb25lMCAXDTI2MTEyMzA0NTEyNFoYDzIxMjYxMDMwMDQ1MTI0
WjAOMQwwCgYDVQQDDANvbmUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATc08qm
enztplouJ1AThnn2TK6XWYboqduB6BXMO8AvOkj0WpcePGWKPyNLTdcUspmpSL8x
mRDvSqsyX+TqcC5Ro28wbTAdBgNVHQ4EFgQUfh88tWtx7UcttISQDUm/U8SKYtow
HwYDVR0jBBgwFoAUfh88tWtx7UcttISQDUm/U8SKYtowDwYDVR0TAQH/BAUwAwEB
/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZIzj0EAwIDSQAwRgIh
AMFXZAQig1gGAHXpaanCEbuLVBbGnE3vGzMd8tbr3KLBAiEA63x7RK+aiaENzzaE
aHH1Y2qNCD00II3qa0luXGoGiB0=
-----END CERTIFICATE-----
`,
    key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2cPQvVC9wXa9zMvc
pmoJPQ3haRIF7QThqMhYvv0dYQehRANCAATc08qmenztplouJ1AThnn2TK6XWYbo
qduB6BXMO8AvOkj0WpcePGWKPyNLTdcUspmpSL8xmRDvSqsyX+TqcC5R
-----END PRIVATE KEY-----
`,
  },
  two: {
    cert: `-----BEGIN CERTIFICATE-----
MIIBkDCCATWgAwIBAgIUedv3V5QlJEM/c+dMSxboO69pcAkwCgYIKoZIzj0EAwIw
DjEMMAoGA1UEAwwDdHdvMCAXDTI2MTEyMzA0NTEyNFoYDzIxMjYxMDMwMDQ1MTI0
WjAOMQwwCgYDVQQDDAN0d28wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATMtv5E
pY1T3FTxZakiSp3kgBy6m2FXdiZIJnf7jwM4ebtLuEVFHKUCEvoLq2y7Tjo2OaqV
xoB6U+wFDTeJ7Q0wo28wbTAdBgNVHQ4EFgQU3+DUEKWj+R87GCU9SeBs8M0xs+Aw
HwYDVR0jBBgwFoAU3+DUEKWj+R87GCU9SeBs8M0xs+AwDwYDVR0TAQH/BAUwAwEB
/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZIzj0EAwIDSQAwRgIh
AMGRiRe746txBXOuaIoWQSQRbf0nV46amQMesSj3RHeiAiEAtQOjw05rVLI8quz0
36N/0vOfIGM2qzzSNQsXLqLMENo=
-----END CERTIFICATE-----
`,
    key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg/eEDzYiNZYwOf4IG
VW/AY9bNroB5oaJktz6QE7EZ7mShRANCAATMtv5EpY1T3FTxZakiSp3kgBy6m2FX
diZIJnf7jwM4ebtLuEVFHKUCEvoLq2y7Tjo2OaqVxoB6U+wFDTeJ7Q0w
-----END PRIVATE KEY-----
`,
  },
} as const;

/** Writes one of them into a folder. */
export const writeCertificate = (folder: string, name: keyof typeof CERTIFICATES) => {
  const files = { certificateFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') };
  writeFileSync(files.certificateFile, CERTIFICATES[name].cert);
  writeFileSync(files.keyFile, CERTIFICATES[name].key, { mode: 0o600 });
  return files;
};
