/** The objects of a PDF, each written away as soon as it is known: memory holds their places alone. */
import { deflateSync } from 'node:zlib';

/** Where the bytes go: a stream, or what keeps them. */
export interface PdfOut {
  write(part: Uint8Array | string, encoding: 'latin1'): unknown;
  end(): unknown;
}

/** Number of an object. */
export type PdfId = number;
export const pdfRef = (id: PdfId): string => `${id} 0 R`;

/** A text of the document's properties: UTF-16 with its mark. */
export const pdfText = (text: string): string =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

export interface PdfFile {
  /** Number of an object that is written later. */
  reserve(): PdfId;
  object(id: PdfId, body: string): void;
  /** An object of bytes, compressed; `entries` stand in its dictionary besides. */
  bytes(id: PdfId, entries: string, bytes: Uint8Array | string): void;
  /** The same of bytes that are compressed already, as `entries` say. */
  packed(id: PdfId, entries: string, bytes: Uint8Array): void;
  /** Writes the table of places, and ends `out`. */
  end(root: PdfId, info: PdfId): void;
}

export function openPdfFile(out: PdfOut): PdfFile {
  const places: number[] = [];
  let at = 0;
  const put = (part: Uint8Array | string): void => {
    at += part.length;
    out.write(part, 'latin1');
  };
  const begin = (id: PdfId): void => {
    places[id - 1] = at;
    put(`${id} 0 obj\n`);
  };
  const packed = (id: PdfId, entries: string, bytes: Uint8Array): void => {
    begin(id);
    put(`<< ${entries} /Length ${bytes.length} >>\nstream\n`);
    put(bytes);
    put('\nendstream\nendobj\n');
  };
  put('%PDF-1.6\n%\u00e2\u00e3\u00cf\u00d3\n');
  return {
    reserve: () => places.push(0),
    object(id, body) {
      begin(id);
      put(`${body}\nendobj\n`);
    },
    bytes: (id, entries, bytes) => packed(id, `${entries} /Filter /FlateDecode`, deflateSync(bytes)),
    packed,
    end(root, info) {
      const table = at;
      const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
      put(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${lines.join('')}`);
      put(
        `trailer\n<< /Size ${places.length + 1} /Root ${pdfRef(root)} /Info ${pdfRef(info)} >>\nstartxref\n${table}\n%%EOF\n`,
      );
      out.end();
    },
  };
}
