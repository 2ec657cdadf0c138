/** Rich text as it is stored: text, tables, links and pictures of our own; no script, style sheet or frame. */
import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedTags, cleanAttribute, linkRelation } from '../../core/markup.ts';

function cleanTag(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const clean = Object.entries(attribs).flatMap(([name, value]) => {
    const cleaned = cleanAttribute(tagName, name, value);
    return cleaned === undefined ? [] : [[name, cleaned] as const];
  });
  return { tagName, attribs: { ...Object.fromEntries(clean), ...(tagName === 'a' && { rel: linkRelation }) } };
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
    '*': ['style'],
  },
  // Styles are cleaned by `cleanTag`, the same way as in the browser.
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { '*': cleanTag },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/** Clean markup; '' when nothing a person could see is left. Cleaning twice changes nothing. */
export function sanitise(html: string): string {
  const clean = sanitizeHtml(html, options).trim();
  const seen = /<(img|hr|table)\b/.test(clean) || clean.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
  return seen ? clean : '';
}
