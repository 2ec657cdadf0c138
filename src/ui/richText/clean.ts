/** Rich text cleaned in the browser (3-decisions 3 "HTML"): whatever reaches a page or the editor passes here. */
import DOMPurify from 'dompurify';
import { allowedAttributes, allowedTags, cleanAttribute, linkRelation } from '../../core/text/markup.ts';

let purifier: ReturnType<typeof DOMPurify> | undefined;

/** An instance of our own: hooks of others must not loosen it. */
function own(): ReturnType<typeof DOMPurify> {
  if (purifier) return purifier;
  const made = DOMPurify(window);
  if (!made.isSupported) throw new Error('rich text can only be shown by a browser');
  made.addHook('uponSanitizeAttribute', (element, data) => {
    const kept = cleanAttribute(element.tagName.toLowerCase(), data.attrName, data.attrValue);
    if (kept === undefined) data.keepAttr = false;
    else data.attrValue = kept;
  });
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A' && !element.hasAttribute('rel')) element.setAttribute('rel', linkRelation);
    if (element.tagName === 'IMG' && !element.hasAttribute('src')) element.remove();
  });
  purifier = made;
  return made;
}

const options = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: ['style', ...Object.values(allowedAttributes).flat()],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Clean markup as text. */
export const cleanMarkup = (html: string): string => own().sanitize(html, options);

/** Clean markup as nodes, to be worked on before it is shown. Of a frameset alone nothing is left, not even a fragment. */
export function cleanFragment(html: string): DocumentFragment {
  const clean = own().sanitize(html, { ...options, RETURN_DOM_FRAGMENT: true }) as DocumentFragment | null;
  return clean ?? document.createDocumentFragment();
}
