/** Rich text as it is stored: text, tables, links and pictures of our own; no script, style sheet or frame. */
import { withoutTags } from './plain.ts';
import sanitizeHtml from 'sanitize-html';
import {
  allowedAttributes,
  allowedTags,
  cleanAttribute,
  linkRelation,
  userLinkRelation,
} from '../../core/text/markup.ts';

function cleanTag(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const clean = Object.entries(attribs).flatMap(([name, value]) => {
    const cleaned = cleanAttribute(tagName, name, value);
    return cleaned === undefined ? [] : [[name, cleaned] as const];
  });
  const attributes = Object.fromEntries(clean);
  return { tagName, attribs: tagName === 'a' ? { ...attributes, rel: attributes['rel'] ?? linkRelation } : attributes };
}

/** The same for what anybody may have written. */
function cleanUserTag(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const tag = cleanTag(tagName, attribs);
  return tagName === 'a' ? { tagName, attribs: { ...tag.attribs, rel: userLinkRelation } } : tag;
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

const userOptions: sanitizeHtml.IOptions = { ...options, transformTags: { '*': cleanUserTag } };

/** Clean markup; '' when nothing a person could see is left. Cleaning twice changes nothing. */
export const sanitise = (html: string): string => seenOnly(sanitizeHtml(html, options));

/** The same for what anybody may have written: its links say so. */
export const sanitiseOfUsers = (html: string): string => seenOnly(sanitizeHtml(html, userOptions));

function seenOnly(html: string): string {
  const clean = html.trim();
  const seen = /<(img|hr|table)\b/.test(clean) || withoutTags(clean).replace(/&nbsp;|\s/g, '') !== '';
  return seen ? clean : '';
}
