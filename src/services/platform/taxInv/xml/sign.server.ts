/** Signs a tax invoice (XML-DSig, enveloped, RSA with SHA-256): the same text and key give the same signature. */
import { SignedXml } from 'xml-crypto';

/** PEM texts. */
export interface Signing {
  readonly key: string;
  readonly certificate: string;
}

const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';

export function signXml(xml: string, { key, certificate }: Signing): string {
  const signed = new SignedXml({
    privateKey: key,
    publicCert: certificate,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: c14n,
  });
  signed.addReference({
    xpath: '/*',
    isEmptyUri: true,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', c14n],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  // The schema has it between the frame of the exchange and the invoice itself.
  const location = { reference: "/*/*[local-name(.)='TaxInvoiceDocument']", action: 'before' } as const;
  signed.computeSignature(xml, { prefix: 'ds', location });
  return signed.getSignedXml();
}
