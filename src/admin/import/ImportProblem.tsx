import { ApiError } from '../../session/calls/error.ts';
import { AlertGlyph } from '../../ui/icon/glyphs.tsx';
import { useT } from '../../ui/text.tsx';

/** Why the last step did not come to its end, in its place. */
export function ImportProblem({ error }: { readonly error: Error | undefined }) {
  const t = useT();
  return (
    <div role="alert" className="him-problem">
      {error && (
        <p>
          <AlertGlyph />
          {error instanceof ApiError && error.status === 0 ? t('desk.error.network') : error.message}
        </p>
      )}
    </div>
  );
}
