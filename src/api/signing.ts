/** Key and certificate by which messages are signed: those that the settings name, outside production a test pair else. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Call } from '../database/behaviour.ts';
import { StartProblem } from '../database/engine/problem.ts';
import type { Settings } from './settings.ts';
import { testSigning } from './testCertificate.ts';

const certificates = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/;

/** One PEM file with both. */
export async function openSigning({
  ntsCert,
  production,
}: Pick<Settings, 'ntsCert' | 'production'>): Promise<Pick<Call, 'signing'>> {
  if (ntsCert === undefined) return production ? {} : { signing: () => testSigning };
  const refuse = (): never => {
    throw new StartProblem(
      `NTS_CERT 파일에서 인증서와 그 개인키(RSA, 암호 없는 PEM)를 읽을 수 없습니다: ${ntsCert}`,
      `NTS_CERT must be a PEM file with a certificate and its RSA key, without a passphrase: ${ntsCert}`,
    );
  };
  const text = await readFile(ntsCert, 'utf8').catch(refuse);
  const [certificate] = certificates.exec(text) ?? refuse();
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType !== 'rsa' || !new X509Certificate(certificate).checkPrivateKey(key)) refuse();
    const signing = { key: String(key.export({ type: 'pkcs8', format: 'pem' })), certificate };
    return { signing: () => signing };
  } catch {
    return refuse();
  }
}
