/** Pictures of the services of the store: drawn as SVG or taken of the product, kept as the raster images that attachments take. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Call } from '../../database/behaviour.ts';
import type { Transaction } from '../../database/executor.ts';
import { storeFile } from '../../database/files/storeFile.ts';
import { product } from '../platform/system/product.ts';
import { products } from './products.ts';

// The build copies the folder beside the bundled server, so that the same address holds in both.
const folder = fileURLToPath(new URL('./pictures/', import.meta.url));
const size = { width: 1280, height: 720 };
/** Dots per inch at which 320 units become 1280 pixels. */
const density = 288;

async function bytesOf(file: string): Promise<Buffer> {
  const bytes = readFileSync(path.join(folder, file));
  return file.endsWith('.svg') ? sharp(bytes, { density }).resize(size).webp({ quality: 90 }).toBuffer() : bytes;
}

/** Stores the pictures `{id}-{number}` of the services as their files. */
export async function writePictures(tx: Transaction, call: Call, ids: readonly number[]): Promise<void> {
  const files = readdirSync(folder)
    .filter((name) => /^\d+-\d+\.(svg|webp)$/.test(name))
    .sort();
  for (const { id, subsReqNm } of products.filter((one) => ids.includes(one.id))) {
    for (const [at, file] of files.filter((name) => name.startsWith(`${id}-`)).entries()) {
      const place = { refTableNm: product.table, refTypeCd: 'IMG', refId: id };
      const name = `${subsReqNm} ${at + 1}.webp`;
      await storeFile({ ...call, tx, resource: product }, { ...place, name, bytes: await bytesOf(file) });
    }
  }
}
