/** What rich text may contain (3-decisions 3 "HTML"): text, tables, links and images; no script, style sheet or frame. */
import sanitizeHtml from 'sanitize-html';

const blocks = 'p br div hr h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li figure figcaption';
const inline = 'b strong i em u s sub sup mark small span a img';
const tables = 'table caption thead tbody tfoot tr th td colgroup col';

const colour = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]{5,30}\)|[a-z]{3,20})$/i;
const measure = /^\d{1,4}(\.\d{1,2})?(px|em|rem|%|pt)$/;

const options: sanitizeHtml.IOptions = {
  allowedTags: [blocks, inline, tables].flatMap((names) => names.split(' ')),
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'type'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    '*': ['style'],
  },
  allowedStyles: {
    '*': {
      color: [colour],
      'background-color': [colour],
      'text-align': [/^(left|right|center|justify)$/],
      'text-decoration': [/^(underline|line-through|none)$/],
      'font-weight': [/^(bold|normal|[1-9]00)$/],
      'font-style': [/^(italic|normal)$/],
      'font-size': [measure],
      width: [measure],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** Clean markup; '' when nothing a person could see is left. Cleaning twice changes nothing. */
export function sanitise(html: string): string {
  const clean = sanitizeHtml(html, options).trim();
  const seen = /<(img|hr|table)\b/.test(clean) || clean.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
  return seen ? clean : '';
}
