/** Rich text that was found clean before is not cleaned anew for each reader: cleaning takes as long as the text. */
import { createHash } from 'node:crypto';

/** Digests of texts, so many that they take some hundred kilobytes. */
const most = 5000;

/** The same as `clean`, which must change nothing when it is called twice. */
export function cleanOnce(clean: (html: string) => string): (html: string) => string {
  const known = new Set<string>();
  return (html) => {
    const digest = createHash('sha256').update(html).digest('base64');
    if (known.has(digest)) return html;
    const cleaned = clean(html);
    if (cleaned === html) {
      if (known.size >= most) known.delete(known.values().next().value!);
      known.add(digest);
    }
    return cleaned;
  };
}
