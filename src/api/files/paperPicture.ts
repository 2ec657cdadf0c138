/** Pictures of records as papers carry them: a PNG of a size that prints sharply and weighs little. */
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { PagePicture, Picture } from '../../core/page.ts';
import type { Ask, Call } from '../../database/behaviour.ts';

export interface PictureOf {
  /** `PF_CORP`. */
  readonly refTableNm: string;
  readonly refTypeCd: string;
  readonly refId: number;
  /** Longest sides in pixels. */
  readonly width: number;
  readonly height: number;
  /** White becomes clear, so that a scanned seal may stand over a name. */
  readonly clear?: boolean;
}

/** The newest file of the type; undefined where there is none, or none that can be drawn. */
export async function paperPicture(ask: Ask, { files }: Call, of: PictureOf): Promise<Picture | undefined> {
  const [row] = await ask<{ name: string }>(sql`
    select f.save_file_nm as name from sys_file f
    where f.ref_table_nm = ${of.refTableNm} and f.ref_type_cd = ${of.refTypeCd} and f.ref_id = ${of.refId}::bigint
      and f.file_del_yn = 'N' and f.mime like 'image/%'
    order by f.seq_num desc, f.id desc limit 1`);
  const content = row && (await files?.get(row.name));
  if (!content) return undefined;
  return drawn(await buffer(content), of).catch(() => undefined);
}

/** Pictures of a record as its paper carries them, in the order of its files, each with the name of its file. */
export async function recordPictures(
  ask: Ask,
  { files }: Call,
  { refTableNm, refTypeCd, refId, width, height }: Omit<PictureOf, 'clear'>,
  missing: string,
): Promise<readonly PagePicture[]> {
  const rows = await ask<{ stored: string; name: string }>(sql`
    select f.save_file_nm as stored, f.ori_file_nm as name from sys_file f
    where f.ref_table_nm = ${refTableNm} and f.ref_type_cd = ${refTypeCd} and f.ref_id = ${refId}::bigint
      and f.file_del_yn = 'N' and f.mime like 'image/%'
    order by f.seq_num, f.id`);
  const pictures: PagePicture[] = [];
  // One after the other: photographs take much memory while they are made smaller.
  for (const { stored, name } of rows) {
    const content = await files?.get(stored);
    const picture = content && (await photograph(await buffer(content), { width, height }).catch(() => undefined));
    pictures.push({ ...(picture ? { picture } : {}), caption: name.replace(/\.[^.]+$/, ''), missing });
  }
  return pictures;
}

/** Upright, no larger than wanted; a JPEG stays one, anything else becomes PNG. */
async function photograph(bytes: Buffer, { width, height }: Pick<PictureOf, 'width' | 'height'>): Promise<Picture> {
  const image = sharp(bytes);
  const { format } = await image.metadata();
  const upright = image
    .rotate()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const made = format === 'jpeg' ? upright.jpeg({ quality: 85 }) : upright.png();
  const { data, info } = await made.toBuffer({ resolveWithObject: true });
  const kind = format === 'jpeg' ? 'JPEG' : 'PNG';
  return { kind, data: data.toString('base64'), width: info.width, height: info.height };
}

async function drawn(bytes: Buffer, { width, height, clear }: PictureOf): Promise<Picture> {
  const upright = await sharp(bytes)
    .rotate()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (clear) clearWhite(upright.data);
  const { info } = upright;
  const png = await sharp(upright.data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();
  return { kind: 'PNG', data: png.toString('base64'), width: info.width, height: info.height };
}

/** Paper white of a scan fades out between these two. */
const [faint, white] = [200, 245];

function clearWhite(rgba: Buffer): void {
  for (let at = 0; at < rgba.length; at += 4) {
    const darkest = Math.min(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!);
    const opacity = Math.min(1, Math.max(0, (white - darkest) / (white - faint)));
    rgba[at + 3] = Math.round(rgba[at + 3]! * opacity);
  }
}
