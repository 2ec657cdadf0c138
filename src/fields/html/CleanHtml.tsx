/** Stored HTML, cleaned once more where it is shown (3-decisions 3). */
import DOMPurify from 'dompurify';

export default function CleanHtml({ html }: { readonly html: string }) {
  return <div className="hg-html" dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html) }} />;
}
