/** Server and browser with the sample resource. */
import path from 'node:path';
import { freePort } from '../../src/database/engine/freePort.ts';
import { builtWith } from '../support/builtWith.ts';
import type { BuiltWith } from '../support/builtWith.ts';
import { serve } from '../support/serveBuilt.ts';

export interface SampleServed extends BuiltWith {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export async function serveSample(port?: number): Promise<SampleServed> {
  const at = String(port ?? (await freePort()));
  const [built, served] = await Promise.all([
    builtWith({
      'src/services/shown.ts': 'tests/below/shown.ts',
      'src/services/resources/shipwork.ts': 'tests/below/shipwork.ts',
      'src/services/shipwork/impDecl/impDecl.web.tsx': 'tests/below/form.tsx',
      'i18n/ko/services/shipwork/index.ts': 'tests/below/texts.ts',
    }),
    // Out of its sources, beside a build: that takes its time.
    serve(at, ['--import', 'tsx', path.join(import.meta.dirname, 'server.ts')], 200_000),
  ]);
  return {
    ...built,
    origin: `http://localhost:${at}`,
    stop: served.stop,
  };
}
