/** The way back: the XML of a tax invoice as what it says. What the schema does not know is refused, never passed over. Pure. */
import { namespace, taxInvoice, type Element, type TaxDocument } from './schema.ts';

/** The text is no tax invoice; the message says where. */
export class NoTaxInvoice extends Error {}
const refuse = (why: string): never => {
  throw new NoTaxInvoice(why);
};

interface Node {
  readonly el: string;
  readonly attributes: string;
  readonly children: Node[];
  text: string;
}

const mostChars = 5_000_000;
// Each alternative starts with a sign that no other one takes, and ends at the next one: linear.
const token =
  /<\?[^?]*\?>|<!--(?:[^-]|-[^-])*-->|<(\/?)([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)(\s[^<>]*|\/)?>|([^<]+)/y;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));|&/gi, (all: string, hex, digits, name) => {
    const code = hex ? Number.parseInt(String(hex), 16) : digits ? Number(digits) : undefined;
    if (code !== undefined && code <= 0x10ffff) return String.fromCodePoint(code);
    return entities[String(name)] ?? refuse(`entity ${all}`);
  });
const localName = (el: string): string => el.slice(el.indexOf(':') + 1);

/** Elements and their texts; document types, and with them entities of one's own, are refused. */
function treeOf(xml: string): Node {
  if (xml.length > mostChars) refuse('too long');
  const root: Node = { el: '', attributes: '', children: [], text: '' };
  const open = [root];
  token.lastIndex = xml.startsWith('\uFEFF') ? 1 : 0;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const [all, closing, el, rest = '', text] = token.exec(xml) ?? refuse(`character ${at}`);
    const inner = open.at(-1)!;
    if (text !== undefined) inner.text += plain(text.replace(/\r\n?/g, '\n'));
    else if (el === undefined) continue;
    else if (closing) {
      if (open.length < 2 || inner.el !== el) refuse(`${all} at ${at}`);
      open.pop();
    } else {
      const node: Node = { el, attributes: rest, children: [], text: '' };
      inner.children.push(node);
      if (!rest.endsWith('/')) open.push(node);
    }
  }
  if (open.length > 1) refuse(`${open.at(-1)!.el} is not closed`);
  const [first, ...others] = root.children;
  if (!first || others.length) return refuse('no element, or several');
  return first;
}

type Tree = Record<string, unknown>;

function fill(around: Tree, parts: readonly Element[], node: Node): void {
  let last = -1;
  for (const child of node.children) {
    const el = localName(child.el);
    // The signature says nothing of the invoice.
    if (el === 'Signature') continue;
    const at = parts.findIndex((part) => part.el === el);
    const part = parts[at] ?? refuse(`${el} in ${node.el}`);
    if (at < last || (at === last && !part.many)) refuse(`${el} in ${node.el} is out of place`);
    last = at;
    if (!part.of && child.children.length) refuse(`${el} holds elements`);
    const into: Tree = part.as === undefined ? around : {};
    if (part.of) fill(into, part.of, child);
    if (part.as === undefined) continue;
    const value = part.of ? into : child.text;
    around[part.as] = part.many ? [...((around[part.as] as unknown[] | undefined) ?? []), value] : value;
  }
}

export function readTaxXml(xml: string): TaxDocument {
  const root = treeOf(xml);
  if (localName(root.el) !== 'TaxInvoice' || !root.attributes.includes(`"${namespace}"`)) refuse('no tax invoice');
  const document: Tree = {};
  fill(document, taxInvoice, root);
  return document as TaxDocument;
}
