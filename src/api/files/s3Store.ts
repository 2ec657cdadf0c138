/** Files in a bucket of any S3-compatible store. The client is loaded only where a bucket is configured. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FileStore } from '../../database/files/store.ts';
import type { Settings } from '../settings.ts';

const isMissing = (error: unknown): boolean =>
  (error as { name?: string }).name === 'NoSuchKey' || (error as { name?: string }).name === 'NotFound';

export async function openS3Store({
  endpoint,
  region,
  bucket,
  accessKey,
  secretKey,
}: NonNullable<Settings['s3']>): Promise<FileStore> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Stores that only speak the same language know no trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  });
  const Bucket = bucket;
  return {
    async put(Key, from) {
      const body = Buffer.isBuffer(from)
        ? { Body: from, ContentLength: from.length }
        : { Body: createReadStream(from.path), ContentLength: (await stat(from.path)).size };
      await client.send(new s3.PutObjectCommand({ Bucket, Key, ...body }));
    },
    async get(Key) {
      try {
        const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key }));
        return Body as Readable;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async copy(from, Key) {
      const CopySource = `${Bucket}/${from}`;
      await client.send(new s3.CopyObjectCommand({ Bucket, Key, CopySource }));
    },
    async remove(Key) {
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
    },
    async *before(moment) {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new s3.ListObjectsV2Command({ Bucket, ContinuationToken }));
        const old = (page.Contents ?? []).filter(
          ({ LastModified }) => LastModified !== undefined && LastModified < moment,
        );
        yield old.flatMap(({ Key }) => Key ?? []);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
  };
}
